function layoutById(id) {
    return layouts.find((layout) => layout.id === id) ?? null;
}
