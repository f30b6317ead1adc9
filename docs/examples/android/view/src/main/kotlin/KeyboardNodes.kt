package com.example.keyboard

import android.graphics.Rect
import android.graphics.RectF
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import hwalja.KeyboardFace
import hwalja.Place
import hwalja.SlotContent

/** What a screen reader finds on [view]: a button for each slot in [boxes], which it taps by [tap]. */
class KeyboardNodes(
    private val view: View, private val boxes: () -> List<Pair<RectF, KeyboardFace>>, private val tap: (Place) -> Unit,
) : AccessibilityNodeProvider() {
    private var hovered = HOST_VIEW_ID

    override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? {
        if (virtualViewId == HOST_VIEW_ID) {
            val info = AccessibilityNodeInfo.obtain(view)
            view.onInitializeAccessibilityNodeInfo(info)
            for (number in boxes().indices) info.addChild(view, number)
            return info
        }
        val (box, face) = boxes().getOrNull(virtualViewId) ?: return null
        val info = AccessibilityNodeInfo.obtain(view, virtualViewId)
        val corner = IntArray(2).also { view.getLocationOnScreen(it) }
        val (left, top) = corner
        info.setParent(view)
        info.packageName = view.context.packageName
        info.className = "android.widget.Button"
        info.contentDescription = face.name
        info.isEnabled = true
        info.isVisibleToUser = face.content != SlotContent.Gap
        info.setBoundsInScreen(
            Rect(left + box.left.toInt(), top + box.top.toInt(), left + box.right.toInt(), top + box.bottom.toInt()),
        )
        info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_CLICK)
        return info
    }

    override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
        val face = boxes().getOrNull(virtualViewId)?.second ?: return false
        if (action != AccessibilityNodeInfo.ACTION_CLICK) return false
        tap(face.place)
        return true
    }

    /** A finger of somebody who listens passes over the slots. */
    fun hover(event: MotionEvent): Boolean {
        val now = boxes().indexOfFirst { it.first.contains(event.x, event.y) }
        if (now < 0 || now == hovered && event.action != MotionEvent.ACTION_HOVER_ENTER) return now >= 0
        hovered = now
        val news = AccessibilityEvent.obtain(AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
        news.packageName = view.context.packageName
        news.setSource(view, now)
        view.parent?.requestSendAccessibilityEvent(view, news)
        return true
    }
}
