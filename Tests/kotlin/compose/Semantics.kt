package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier

@JvmInline
value class Role private constructor(val value: Int) {
    companion object {
        val Button = Role(0)
    }
}

interface SemanticsPropertyReceiver

/** The semantics of a node. This class is not in Compose's interface. */
class SemanticsConfiguration : SemanticsPropertyReceiver {
    var role: Role? = null
    var contentDescription: String? = null
    var onClick: (() -> Boolean)? = null
}

private val SemanticsPropertyReceiver.configuration get() = this as SemanticsConfiguration

var SemanticsPropertyReceiver.role: Role
    get() = checkNotNull(configuration.role)
    set(role) {
        configuration.role = role
    }

var SemanticsPropertyReceiver.contentDescription: String
    get() = checkNotNull(configuration.contentDescription)
    set(text) {
        configuration.contentDescription = text
    }

fun SemanticsPropertyReceiver.onClick(label: String? = null, action: (() -> Boolean)?) {
    check(label == null)
    configuration.onClick = action
}

fun Modifier.clearAndSetSemantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier =
    this then SemanticsElement(properties)

class SemanticsElement(val properties: SemanticsPropertyReceiver.() -> Unit) : Modifier.Element
