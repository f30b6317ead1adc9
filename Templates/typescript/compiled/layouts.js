function layoutById(id) {
    return [...layouts, ...otherStyles].find((layout) => layout.id === id) ?? null;
}
