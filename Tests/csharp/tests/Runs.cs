using System;
using System.Linq;
using Hwalja;

/// <summary>Runs and backspaces.</summary>
internal static class Runs
{
    internal static void Run()
    {
        KeysOfOtherLayoutsDoNothing();
        SpaceCanOverrideTheLayout();
        EveryStrokeCanBeTakenBack();
        ALongRunTakesLittleMemory();
    }

    private static void KeysOfOtherLayoutsDoNothing()
    {
        foreach (KeyboardLayout layout in Layouts.All)
        {
            var composer = new Composer(layout);
            composer.Press(layout.Keys[0]);
            string before = composer.Composing;
            foreach (Key key in Layouts.All.Where(other => other != layout).SelectMany(other => other.Keys))
            {
                Check.True(composer.Press(key).IsEmpty, "a key of another layout");
                Check.Same(null, layout.GetEdit(key, "가"), "a key of another layout");
                composer.EndCycle(key);
            }
            Check.Same(before, composer.Composing, layout.Id);
            Check.Same(before.Length, composer.Backspace(BackspaceUnit.Stroke).Value.Deleting, layout.Id);
            Check.Same(null, composer.Backspace(BackspaceUnit.Stroke), layout.Id);
            Check.Same(null, composer.Backspace(), layout.Id);
        }
    }

    private static void SpaceCanOverrideTheLayout()
    {
        foreach (bool endsRun in new[] { true, false })
        {
            var composer = new Composer(Layouts.Cheonjiin);
            composer.Press(Layouts.Cheonjiin.Keys[0]);
            Check.Same(endsRun ? "" : " ", composer.Space(endsRun).Inserting, "space after a run");
            Check.Same(" ", composer.Space(endsRun).Inserting, "space without a run");
        }
    }

    /// <summary>Types pseudo-random keys, the same in every run, and takes a stroke back after each.</summary>
    private static void EveryStrokeCanBeTakenBack()
    {
        var layouts = Layouts.All.Concat(new[] { Layouts.Cheonjiin.Writing(DotStyle.Compatibility) });
        foreach (KeyboardLayout layout in layouts)
        {
            var composer = new Composer(layout);
            var random = new Random(7);
            string text = "";
            for (int count = 0; count < 2000; count++)
            {
                Key key = layout.Keys[random.Next(layout.Keys.Count)];
                Edit edit = composer.Press(key);
                string after = edit.ApplyTo(text);
                Check.Same(layout.GetEdit(key, text)?.ApplyTo(text) ?? text, after, "the look-up without a run");
                Check.Same(after, composer.Composing, "the run");
                if (!edit.IsEmpty)
                {
                    string back = composer.Backspace(BackspaceUnit.Stroke).Value.ApplyTo(after);
                    Check.Same(text, back, "a stroke that is taken back");
                    Check.Same(after, composer.Press(key).ApplyTo(back), "the same key again");
                }
                text = after;
            }
            while (composer.Backspace(text.Length % 2 == 0 ? BackspaceUnit.Jamo : BackspaceUnit.Stroke) is Edit edit)
            {
                text = edit.ApplyTo(text);
                Check.Same(text, composer.Composing, "the run after backspace");
            }
            Check.Same("", text, "all is taken back");
        }
    }

    private static void ALongRunTakesLittleMemory()
    {
        long before = GC.GetTotalMemory(true);
        var composer = new Composer(Layouts.Dubeolsik);
        for (int count = 0; count < 5000; count++)
        {
            composer.Press(Layouts.Dubeolsik.Keys[count % Layouts.Dubeolsik.Keys.Count]);
        }
        long used = GC.GetTotalMemory(true) - before;
        Check.True(used < 1000000, $"{used} bytes for 5,000 letters in one run");
        GC.KeepAlive(composer);
    }
}
