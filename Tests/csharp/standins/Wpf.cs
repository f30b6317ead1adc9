// The declarations of WPF that the sample uses, with just enough behavior to type on it.
using System;
using System.Collections.Generic;

namespace System.Windows
{
    public delegate void RoutedEventHandler(object sender, RoutedEventArgs e);

    public class RoutedEventArgs : EventArgs
    {
    }

    public class UIElement
    {
        public bool Focusable { get; set; } = true;
    }

    public interface IInputElement
    {
    }
}

namespace System.Windows.Controls
{
    public class UIElementCollection : List<UIElement>
    {
    }

    public class Panel : UIElement
    {
        public UIElementCollection Children { get; } = new UIElementCollection();
    }

    public class Button : UIElement
    {
        public event RoutedEventHandler Click;

        public object Content { get; set; }

        // Taps the button. Only tests use this method.
        public void Tap() => Click(this, new RoutedEventArgs());
    }

    public class TextBox : UIElement, IInputElement
    {
        public string Text { get; set; } = "";

        public int SelectionStart { get; private set; }

        public int SelectionLength { get; private set; }

        public int CaretIndex => SelectionStart;

        public string SelectedText
        {
            get => Text.Substring(SelectionStart, SelectionLength);
            set
            {
                Text = Text.Remove(SelectionStart, SelectionLength).Insert(SelectionStart, value);
                SelectionLength = value.Length;
            }
        }

        public void Select(int start, int length)
        {
            if (start < 0 || length < 0 || start + length > Text.Length)
            {
                throw new ArgumentOutOfRangeException(nameof(start));
            }
            SelectionStart = start;
            SelectionLength = length;
        }
    }
}

namespace System.Windows.Controls.Primitives
{
    public class UniformGrid : Panel
    {
        public int Columns { get; set; }
    }
}

namespace System.Windows.Input
{
    // WPF also has a type with this name.
    public enum Key
    {
        None,
    }

    public class RoutedUICommand
    {
        public void Execute(object parameter, IInputElement target)
        {
            var field = (Controls.TextBox)target;
            if (field.SelectionLength == 0 && field.SelectionStart > 0)
            {
                field.Select(field.SelectionStart - 1, 1);
            }
            int start = field.SelectionStart;
            field.SelectedText = "";
            field.Select(start, 0);
        }
    }
}

namespace System.Windows.Documents
{
    public static class EditingCommands
    {
        public static Input.RoutedUICommand Backspace { get; } = new Input.RoutedUICommand();
    }
}
