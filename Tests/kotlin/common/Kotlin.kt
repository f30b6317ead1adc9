// What the run-time uses of the library, all of it common code; in this folder nothing else is there to be
// used, on no platform. See kotlinlang.org/api/core/kotlin-stdlib, where each is marked Common.
package kotlin

import kotlin.reflect.KClass

public annotation class OverloadResolutionByLambdaReturnType

public fun TODO(): Nothing = throw Throwable()
public open class Exception(message: String? = null) : Throwable(message)
@Target(AnnotationTarget.FUNCTION)
public annotation class Throws(vararg val exceptionClasses: KClass<out Throwable>)
public inline fun require(value: Boolean, lazyMessage: () -> Any): Unit = TODO()

public inline fun <T, R> T.let(block: (T) -> R): R = TODO()
public inline fun <T> T.also(block: (T) -> Unit): T = TODO()
public inline fun <T> T.takeIf(predicate: (T) -> Boolean): T? = TODO()

public val Char.code: Int get() = TODO()

public data class Pair<out A, out B>(public val first: A, public val second: B)
public infix fun <A, B> A.to(that: B): Pair<A, B> = TODO()
