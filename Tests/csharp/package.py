"""Checks the project file as dotnet pack would: package.py FOLDER [ADDRESS]

All its files must exist, and it must have all properties that NuGet requires. The addresses in it must be in the
repository at ADDRESS. Without ADDRESS, there must be none.
"""

import sys
import xml.etree.ElementTree
from pathlib import Path

folder, address = Path(sys.argv[1]), "".join(sys.argv[2:])
(project,) = folder.glob("*.csproj")
root = xml.etree.ElementTree.parse(project).getroot()
properties = {item.tag: item.text for group in root.iter("PropertyGroup") for item in group}
packed = [item.get("Include") for item in root.iter("None") if item.get("Pack") == "true"]
wanted = ("PackageId", "Version", "Authors", "Description", "PackageTags")
faults = [f"no {name}" for name in wanted if not properties.get(name)]
if (root.get("Sdk"), properties["TargetFramework"], properties["LangVersion"]) != (
        "Microsoft.NET.Sdk", "netstandard2.0", "7.3"):
    faults.append("wrong SDK, framework or language version")
if properties["PackageLicenseExpression"] != "MIT" or properties["PackageReadmeFile"] not in packed:
    faults.append("the license or the readme is not packed")
faults += [f"no file {name}" for name in packed if not (folder / name).is_file()]
addresses = ("PackageProjectUrl", "RepositoryUrl", "PackageReleaseNotes")
faults += [f"{name} {properties.get(name)}, not in {address or 'the file'}" for name in addresses
           if (name in properties) != bool(address) or not properties.get(name, "").startswith(address)]
if (properties.get("RepositoryType") == "git") != bool(address):
    faults.append("a repository without its type, or a type without a repository")
if any(root.iter("PackageReference")):
    faults.append("a dependency")
if len(properties["Description"]) > 4000:
    faults.append("a description of more than 4,000 characters")
if faults:
    sys.exit("error: " + "; ".join(faults))
print(f"ok   {properties['PackageId']} {properties['Version']}")
