package android.app

import android.content.Context
import android.view.View
import android.view.Window

open class Dialog(context: Context) {
    val window: Window? = Window(View(context))
}
