// Answers the questions of `conform` with the assembly. docs/spec/CONFORM.md describes the questions.
using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Hwalja;

static class Driver
{
    static void Main()
    {
        var encoding = new UTF8Encoding(false);
        using (var input = new StreamReader(Console.OpenStandardInput(), encoding))
        using (var output = new StreamWriter(Console.OpenStandardOutput(), encoding))
        {
            output.NewLine = "\n";
            string question;
            while ((question = input.ReadLine()) != null)
            {
                output.WriteLine(Answer(question.Split('\t')));
            }
        }
    }

    static string Answer(string[] columns)
    {
        switch (columns[0])
        {
            case "composer": return Compose(columns[1], columns[2]);
            case "trie": return OpenTrie(columns[1], columns[2]);
            default: throw new ArgumentException("no answer to questions of the suite " + columns[0]);
        }
    }

    static string[] Words(string text) => text.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);

    static KeyboardLayout FindLayout(string id)
    {
        const string suffix = "-compatibility";
        return id.EndsWith(suffix, StringComparison.Ordinal)
            ? Layouts.ById(id.Substring(0, id.Length - suffix.Length)).Writing(DotStyle.Compatibility)
            : Layouts.ById(id);
    }

    /// <summary>Returns the text of an empty field after the steps.</summary>
    static string Compose(string layout, string steps)
    {
        var composer = new Composer(FindLayout(layout));
        string text = "";
        bool isAfterPause = false;
        foreach (string step in Words(steps))
        {
            switch (step)
            {
                case "…": isAfterPause = true; break;
                case "_": composer.Commit(); break;
                case "␣": text = composer.Space().ApplyTo(text); break;
                case "⌫": text = Delete(composer.Backspace(), text); break;
                case "⎌": text = Delete(composer.Backspace(BackspaceUnit.Stroke), text); break;
                default:
                    Key key = composer.Layout.FindKey(step);
                    if (isAfterPause)
                    {
                        composer.EndCycle(key);
                    }
                    isAfterPause = false;
                    text = composer.Press(key).ApplyTo(text);
                    break;
            }
        }
        return text;
    }

    /// <summary>Applies an edit or, without a run, deletes a scalar, as a field does.</summary>
    static string Delete(Edit? edit, string text)
    {
        if (edit is Edit change)
        {
            return change.ApplyTo(text);
        }
        bool isPair = text.Length > 1 && char.IsSurrogatePair(text, text.Length - 2);
        return text.Substring(0, Math.Max(0, text.Length - (isPair ? 2 : 1)));
    }

    static string OpenTrie(string data, string lookUps)
    {
        byte[] bytes = Enumerable.Range(0, data.Length / 2)
            .Select(place => Convert.ToByte(data.Substring(2 * place, 2), 16)).ToArray();
        try
        {
            Trie trie = Trie.Open(bytes);
            return string.Join(" ", Words(lookUps).Select(word => LookUp(trie, word)));
        }
        catch (TrieException)
        {
            return "refused";
        }
    }

    /// <summary>Returns the answer to a look-up: a key's number and up to two scalars.</summary>
    static string LookUp(Trie trie, string word)
    {
        string[] parts = word.Split(':');
        string[] digits = parts[1].Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries);
        string before = string.Concat(digits.Select(each => char.ConvertFromUtf32(Convert.ToInt32(each, 16))));
        if (!(trie.GetEdit(int.Parse(parts[0], CultureInfo.InvariantCulture), before) is Edit edit))
        {
            return "-";
        }
        string after = edit.ApplyTo(before);
        var scalars = Enumerable.Range(0, after.Length).Where(place => !char.IsLowSurrogate(after[place]))
            .Select(place => char.ConvertToUtf32(after, place).ToString("X", CultureInfo.InvariantCulture));
        return ":" + string.Join(",", scalars);
    }
}
