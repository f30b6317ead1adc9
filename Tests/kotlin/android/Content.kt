// The declarations of the Android SDK that connect a view to its app.
package android.content

import android.content.res.Resources

open class Context {
    open val resources: Resources = Resources()
    open val packageName: String = "hwalja"
}
