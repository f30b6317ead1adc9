using System.Globalization;
using Hwalja;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.UI;

/// <summary>
/// A Korean keypad that types at the end of a text. Copy this file and dist/csharp into Assets, put the component on a
/// panel with a GridLayoutGroup, and give it a label and a prefab of a button with a label.
/// </summary>
public sealed class UnityKeypad : MonoBehaviour
{
    [SerializeField] private Text output = null;
    [SerializeField] private Button keyPrefab = null;
    [SerializeField] private string layoutId = "cheonjiin";

    private Composer composer;
    private float lastPress;

    private void Start()
    {
        composer = new Composer(Layouts.ById(layoutId));
        foreach (Key key in composer.Layout.Keys)
        {
            AddButton(key.Legend, () => Press(key));
        }
        // The next press begins a new letter.
        AddButton("다음", composer.Commit);
        AddButton("␣", () => Change(composer.Space()));
        AddButton("⌫", Backspace);
    }

    /// <summary>Shows another text. The next letter does not join any letter of that text.</summary>
    public void SetText(string text)
    {
        composer.Commit();
        output.text = text;
    }

    private void AddButton(string legend, UnityAction action)
    {
        Button button = Instantiate(keyPrefab, transform);
        button.GetComponentInChildren<Text>().text = legend;
        button.onClick.AddListener(action);
    }

    private void Press(Key key)
    {
        float now = Time.unscaledTime;
        if (now - lastPress >= composer.Layout.CycleTimeout.TotalSeconds)
        {
            composer.EndCycle(key);
        }
        lastPress = now;
        Change(composer.Press(key));
    }

    private void Backspace()
    {
        string text = output.text;
        if (composer.Backspace() is Edit edit)
        {
            Change(edit);
        }
        else if (text.Length > 0)
        {
            // There is no run, so delete one user-perceived character.
            int[] starts = StringInfo.ParseCombiningCharacters(text);
            output.text = text.Substring(0, starts[starts.Length - 1]);
        }
    }

    private void Change(Edit edit)
    {
        output.text = edit.ApplyTo(output.text);
    }
}
