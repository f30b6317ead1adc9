using System;
using System.Diagnostics;
using System.Windows.Controls;
using System.Windows.Controls.Primitives;
using System.Windows.Documents;
using Hwalja;

/// <summary>
/// A Korean keypad that types into a text box: <c>new WpfKeypad(Layouts.Cheonjiin, box)</c> among the children of a
/// panel.
/// </summary>
public sealed class WpfKeypad : UniformGrid
{
    private readonly Composer composer;
    private readonly TextBox field;
    private readonly Stopwatch sinceLastPress = new Stopwatch();

    // The position of the caret after the last edit.
    private int caret;

    /// <summary>Creates a keypad with a button for each key of the layout.</summary>
    public WpfKeypad(KeyboardLayout layout, TextBox field)
    {
        composer = new Composer(layout);
        this.field = field;
        Columns = 4;
        foreach (Key key in layout.Keys)
        {
            AddButton(key.Legend, () => Press(key));
        }
        // The next press begins a new letter.
        AddButton("다음", composer.Commit);
        AddButton("␣", () => Change(composer.Space()));
        AddButton("⌫", Backspace);
    }

    private void AddButton(string legend, Action action)
    {
        // The text box keeps the focus.
        var button = new Button { Content = legend, Focusable = false };
        button.Click += (sender, arguments) =>
        {
            SyncWithField();
            action();
        };
        Children.Add(button);
    }

    /// <summary>Ends the run if text is selected, if the caret has moved, or if the run is no longer directly before
    /// the caret.</summary>
    private void SyncWithField()
    {
        bool isThere = field.SelectionLength == 0 && field.CaretIndex == caret
            && field.Text.Substring(0, caret).EndsWith(composer.Composing, StringComparison.Ordinal);
        if (!isThere)
        {
            composer.Commit();
        }
    }

    private void Press(Key key)
    {
        if (sinceLastPress.Elapsed >= composer.Layout.CycleTimeout)
        {
            composer.EndCycle(key);
        }
        sinceLastPress.Restart();
        Change(composer.Press(key));
    }

    private void Backspace()
    {
        if (composer.Backspace() is Edit edit)
        {
            Change(edit);
        }
        else
        {
            // There is no run, so delete the selection or one character.
            EditingCommands.Backspace.Execute(null, field);
        }
    }

    private void Change(Edit edit)
    {
        if (edit.IsEmpty)
        {
            return;
        }
        int start = field.SelectionStart - edit.Deleting;
        if (edit.Deleting > 0)
        {
            field.Select(start, edit.Deleting);
        }
        field.SelectedText = edit.Inserting;
        caret = start + edit.Inserting.Length;
        field.Select(caret, 0);
    }
}
