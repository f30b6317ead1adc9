using System;
using System.Collections.Generic;
using System.Linq;
using Hwalja;

/// <summary>Checks that presses allocate only the texts of their edits.</summary>
internal static class Allocations
{
    internal static void Run()
    {
        foreach (KeyboardLayout layout in Layouts.All)
        {
            var random = new Random(7);
            List<Key> keys = Enumerable.Range(0, 12000)
                .Select(_ => layout.Keys[random.Next(layout.Keys.Count)]).ToList();
            var composer = new Composer(layout);
            var texts = new string[2 * keys.Count];
            // The first time, compiled code and room for the run are allocated, too.
            Type(composer, keys, texts);
            long before = GC.GetAllocatedBytesForCurrentThread();
            int written = Type(composer, keys, texts);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            // Count the texts alone. The first count includes these allocations.
            before = GC.GetAllocatedBytesForCurrentThread();
            for (int index = 0; index < written; index++)
            {
                texts[index] = new string(texts[index][0], texts[index].Length);
            }
            long ofTexts = GC.GetAllocatedBytesForCurrentThread() - before;
            Check.Same(ofTexts, allocated, $"bytes for {keys.Count} presses on {layout.Id}");
            double each = (double)allocated / keys.Count;
            Console.WriteLine($"     {layout.Id}: {each:F1} bytes a press, all of them texts");
        }
    }

    /// <summary>Presses keys in runs of twelve, with both backspaces and pauses. Returns the number of texts.</summary>
    private static int Type(Composer composer, List<Key> keys, string[] texts)
    {
        int written = 0;
        for (int index = 0; index < keys.Count; index++)
        {
            if (index % 12 == 0)
            {
                composer.Commit();
            }
            composer.EndCycle(keys[index]);
            written = Keep(composer.Press(keys[index]), texts, written);
            if (index % 5 == 0)
            {
                BackspaceUnit unit = index % 2 == 0 ? BackspaceUnit.Jamo : BackspaceUnit.Stroke;
                written = Keep(composer.Backspace(unit) ?? default(Edit), texts, written);
            }
        }
        return written;
    }

    private static int Keep(Edit edit, string[] texts, int written)
    {
        if (edit.Inserting.Length == 0)
        {
            return written;
        }
        texts[written] = edit.Inserting;
        return written + 1;
    }
}
