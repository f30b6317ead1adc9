using System;
using System.Linq;
using System.Reflection;
using System.Windows.Controls;
using Hwalja;
using UnityEngine;
using Label = UnityEngine.UI.Text;
using UnityButton = UnityEngine.UI.Button;

/// <summary>Types on the samples in docs/examples/csharp.</summary>
internal static class Samples
{
    internal static void Run()
    {
        TypeInUnity();
        TypeInWpf();
    }

    private static void TypeInUnity()
    {
        var keypad = new UnityKeypad();
        var output = new Label();
        Set(keypad, "output", output);
        Set(keypad, "keyPrefab", new UnityButton());
        typeof(UnityKeypad).GetMethod("Start", BindingFlags.Instance | BindingFlags.NonPublic).Invoke(keypad, null);

        Action<string[]> tap = legends =>
        {
            foreach (string legend in legends)
            {
                keypad.transform.Children.Cast<UnityButton>()
                    .First(button => button.GetComponentInChildren<Label>().text == legend).onClick.Invoke();
            }
        };

        tap(Legends("ㅇㅁ", "인", "천", "ㄴㄹ"));
        Check.Same("안", output.text, "Unity");
        tap(Legends("ㄱㅋ", "ㄱㅋ"));
        Check.Same("안ㅋ", output.text, "Unity without a pause");
        tap(new[] { "⌫", "⌫" });
        tap(Legends("ㄱㅋ"));
        Time.unscaledTime += 1;
        tap(Legends("ㄱㅋ"));
        Check.Same("악ㄱ", output.text, "Unity after a pause");
        tap(new[] { "다음", "␣", "⌫", "⌫" });
        Check.Same("악", output.text, "backspace without a run in Unity");
        keypad.SetText("가");
        tap(Legends("ㄴㄹ"));
        Check.Same("가ㄴ", output.text, "after another text in Unity");
    }

    private static void TypeInWpf()
    {
        var field = new TextBox();
        var keypad = new WpfKeypad(Layouts.Cheonjiin, field);

        Action<string[]> tap = legends =>
        {
            foreach (string legend in legends)
            {
                keypad.Children.Cast<Button>().First(button => (string)button.Content == legend).Tap();
            }
        };

        tap(Legends("ㅇㅁ", "인", "천", "ㄴㄹ"));
        Check.Same("안", field.Text, "WPF");
        field.Select(0, 0);
        tap(Legends("ㅅㅎ"));
        Check.Same("ㅅ안", field.Text, "after the caret was moved in WPF");
        field.Select(2, 0);
        tap(Legends("ㅅㅎ"));
        Check.Same("ㅅ안ㅅ", field.Text, "nothing joins what is not composed in WPF");
        field.Select(0, 3);
        tap(Legends("ㄱㅋ", "인"));
        Check.Same("기", field.Text, "over a selection in WPF");
        tap(new[] { "⌫", "⌫", "⌫" });
        Check.Same("", field.Text, "backspace in WPF");
        field.Text = "가나";
        field.Select(2, 0);
        tap(new[] { "⌫" });
        Check.Same("가", field.Text, "backspace without a run in WPF");
        Check.True(keypad.Children.All(button => !button.Focusable), "the focus stays in the field");
    }

    private static void Set(object keypad, string field, object value) =>
        keypad.GetType().GetField(field, BindingFlags.Instance | BindingFlags.NonPublic).SetValue(keypad, value);

    private static string[] Legends(params string[] ids) =>
        ids.Select(id => Layouts.Cheonjiin.FindKey(id).Legend).ToArray();
}
