// Annotations that common code may use: platforms other than the JVM leave them out.
package kotlin.jvm

public annotation class JvmField
@Target(AnnotationTarget.FILE, AnnotationTarget.PROPERTY_GETTER)
public annotation class JvmName(val name: String)
public annotation class JvmOverloads
public annotation class JvmStatic
