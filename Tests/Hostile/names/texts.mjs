// Prints every text and the cycle timeout of every layout: texts.mjs MODULE
const { layouts } = await import(process.argv[2]);

for (const { id, name, latinName, cycleTimeout, keys } of layouts) {
  const texts = [id, name, latinName, `${cycleTimeout}`, ...keys.flatMap((key) => [key.id, key.legend, key.code])];
  console.log(texts.map((text) => Buffer.from(text ?? "").toString("hex")).join(" "));
}
