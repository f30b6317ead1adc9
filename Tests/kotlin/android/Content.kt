// The declarations of the Android SDK through which a view reaches its app.
package android.content

import android.content.res.Resources

open class Context {
    open val resources: Resources = Resources()
    open val packageName: String = "hwalja"
}
