using System;
using System.Collections.Generic;
using System.Linq;
using Hwalja;

/// <summary>The assembly's API, except the results of typing, which <c>conform</c> covers.</summary>
internal static class Idioms
{
    internal static void Run()
    {
        FindsKeysByIdCodeAndScalar();
        ShiftedKeysKnowTheKeyAboveThem();
        OnlyLayoutsWithDotsHaveADotStyle();
        EditsAreValues();
        PublicDataIsImmutable();
        RejectsNull();
    }

    private static void FindsKeysByIdCodeAndScalar()
    {
        foreach (KeyboardLayout layout in Layouts.All)
        {
            Check.Same(layout, Layouts.ById(layout.Id), layout.Id);
            Check.Same(layout.Trie.KeyCount, layout.Keys.Count + 1, layout.Id);
            for (int number = 0; number < layout.Keys.Count; number++)
            {
                Key key = layout.Keys[number];
                Check.Same(number, key.Number, key.Id);
                Check.Same(key, layout.FindKey(key.Id), key.Id);
                Check.Same(key, layout.FindKeyByScalar(key.Scalar), key.Id);
                Check.True(key.Code == null || layout.FindKeyByCode(key.Code) == key, key.Id);
            }
            foreach (string name in new[] { null, "", "⌫", "가" })
            {
                Check.Same(null, layout.FindKey(name), "FindKey");
                Check.Same(null, layout.FindKeyByCode(name), "FindKeyByCode");
            }
            Check.Same(null, layout.FindKeyByScalar(0), "FindKeyByScalar");
            foreach (int number in new[] { int.MinValue, -1, layout.Trie.KeyCount, 89, int.MaxValue })
            {
                Check.Same(null, layout.Trie.GetEdit(number, "ㄱ"), "a number of no key");
            }
        }
        Check.Same(null, Layouts.ById("qwerty"), "ById");
        Check.Same(null, Layouts.ById(null), "ById");
        Check.Same(TimeSpan.FromSeconds(1), Layouts.Sky.CycleTimeout, "CycleTimeout");
    }

    private static void ShiftedKeysKnowTheKeyAboveThem()
    {
        Check.Same("ㄱ", Layouts.Dubeolsik.FindKey("ㄲ").Under, "ㄲ");
        Check.Same(null, Layouts.Dubeolsik.FindKey("ㄱ").Under, "ㄱ");
        Check.Same("ㅂㅈㄷㄱㅅㅐㅔ", string.Concat(Layouts.Dubeolsik.Keys.Select(key => key.Under)), "under");
    }

    private static void OnlyLayoutsWithDotsHaveADotStyle()
    {
        KeyboardLayout layout = Layouts.Cheonjiin, other = layout.Writing(DotStyle.Compatibility);
        Check.Same<DotStyle?>(DotStyle.Conjoining, layout.Dots, "dots");
        Check.Same<DotStyle?>(DotStyle.Compatibility, other.Dots, "the other dots");
        Check.Same(layout, layout.Writing(DotStyle.Conjoining), "its own style");
        Check.Same(layout.Id, other.Id, "id");
        Check.Same("ᄀᆞ", Typed(layout, "ㄱㅋ", "천"), "conjoining");
        Check.Same("ㄱㆍ", Typed(other, "ㄱㅋ", "천"), "compatibility");
        Check.Same(Layouts.Sky, Layouts.Sky.Writing(DotStyle.Compatibility), "without dots");
    }

    private static string Typed(KeyboardLayout layout, params string[] ids)
    {
        var composer = new Composer(layout);
        string text = "";
        foreach (string id in ids)
        {
            text = composer.Press(layout.FindKey(id)).ApplyTo(text);
        }
        return text;
    }

    private static void EditsAreValues()
    {
        Edit nothing = default(Edit);
        Check.True(nothing.IsEmpty && nothing.Inserting == "" && nothing.ApplyTo("가") == "가", "nothing");
        Key key = Layouts.Cheonjiin.FindKey("ㄴㄹ");
        Edit? first = Layouts.Cheonjiin.GetEdit(key, "아"), second = Layouts.Cheonjiin.GetEdit(key, "아");
        Check.True(first.Value == second.Value && first.Value != nothing, "equality");
        Check.Same(first.Value.GetHashCode(), second.Value.GetHashCode(), "hash code");
        Check.Same("-1 \"안\"", first.Value.ToString(), "text");
        Check.Throws<ArgumentException>(() => first.Value.ApplyTo(""), "too little text");
    }

    private static void PublicDataIsImmutable()
    {
        Check.Throws<NotSupportedException>(() => ((IList<Key>)Layouts.Sky.Keys)[0] = null, "keys");
        Check.Throws<NotSupportedException>(() => ((IList<KeyboardLayout>)Layouts.All)[0] = null, "layouts");
        Layouts.Sky.Trie.ToBytes()[30] = 0;
        Trie.Open(Layouts.Sky.Trie.ToBytes());
    }

    private static void RejectsNull()
    {
        var composer = new Composer(Layouts.Sky);
        foreach (Action action in new Action[]
        {
            () => new Composer(null), () => composer.Press(null), () => composer.EndCycle(null),
            () => KeyboardLayout.Open(null), () => Trie.Open(null), () => Layouts.Sky.GetDeletion(null),
            () => Layouts.Sky.GetEdit(null, ""), () => Layouts.Sky.GetEdit(Layouts.Sky.Keys[0], null),
            () => default(Edit).ApplyTo(null),
        })
        {
            Check.Throws<ArgumentNullException>(action, "null");
        }
    }
}
