// What a view asks of the app around it, by its signatures.
package android.content

import android.content.res.Resources

open class Context {
    open val resources: Resources = Resources()
    open val packageName: String = "hwalja"
}
