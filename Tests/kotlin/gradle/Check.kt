package gradle

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element

/** A project in [folder], after its scripts have run. */
class Project(val folder: File, val settings: SettingsScript, val root: BuildScript, val modules: Map<String, BuildScript>)

/** Checks that all files named in scripts and manifests exist. Prints each module with its Kotlin files. */
fun check(project: Project) {
    val names = project.settings.included.map { it.removePrefix(":") }
    check(names.toSet() == project.modules.keys) { "the included modules $names differ from those with scripts" }
    val declared = project.root.plugins.all
    for (plugin in declared) check(plugin.version != null && !plugin.isApplied) { "${plugin.id} has no version" }
    for ((name, script) in project.modules) {
        val folder = project.folder.resolve(name)
        for (plugin in script.plugins.all) {
            check(plugin.version == null && declared.any { it.id == plugin.id }) { "$name: ${plugin.id}" }
        }
        val isComposed = script.plugins.all.any { it.id == "org.jetbrains.kotlin.plugin.compose" }
        check(isComposed == (script.android.buildFeatures.compose == true)) { "$name: Compose without its plugin, or the reverse" }
        val files = script.sources(folder)
        check(folder.resolve(script.android.sourceSets.main.manifest.path), script, folder, files)
        println("$name ${files.joinToString(" ") { it.path }}")
    }
}

/** Returns the Kotlin files of the module in [folder]. Gradle scripts in source folders are excluded. */
private fun BuildScript.sources(folder: File): List<File> {
    val own = android.sourceSets.main.kotlin.directories
    val files = own.flatMap { path ->
        val directory = folder.resolve(path).normalize()
        check(directory.isDirectory) { "there is no $directory" }
        directory.walk().filter { it.extension == "kt" || it.extension == "kts" }.toList()
    }
    val scripts = files.filter { it.extension == "kts" }
    check(scripts.isEmpty() || "*.gradle.kts" in tasks.kotlin.excluded) { "$scripts would be compiled" }
    return files - scripts.toSet()
}

/** Checks the services in a manifest. Their classes must be in [files], and their resources must be in the module. */
private fun check(manifest: File, script: BuildScript, folder: File, files: List<File>) {
    val services = parse(manifest).getElementsByTagName("service")
    check(services.length > 0) { "$manifest has no service" }
    for (number in 0 until services.length) {
        val service = services.item(number) as Element
        val type = service.getAttribute("android:name")
        val (home, name) = type.substringBeforeLast('.') to type.substringAfterLast('.')
        check(home == script.android.namespace) { "$type is not in ${script.android.namespace}" }
        check(files.any { file -> file.readLines().let { "package $home" in it && it.any { "class $name " in it } } }) {
            "no file has $type"
        }
        val data = service.getElementsByTagName("meta-data").item(0) as Element
        val resource = data.getAttribute("android:resource").removePrefix("@")
        val found = script.android.sourceSets.main.res.directories.map { folder.resolve(it).resolve("$resource.xml") }
            .filter { it.exists() }
        check(found.size == 1) { "$resource is in $found" }
        check(parse(found.single()).tagName == "input-method")
    }
}

private fun parse(file: File): Element =
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).documentElement
