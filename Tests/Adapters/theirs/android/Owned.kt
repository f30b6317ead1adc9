package host

/** What a field that nobody else may see holds. */
fun ownedBy(owner: Any, type: Class<*>, name: String): Any = type.getDeclaredField(name).run {
    isAccessible = true
    get(owner)
}
