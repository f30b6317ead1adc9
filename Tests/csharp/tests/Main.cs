using System;

internal static class Program
{
    private static int Main()
    {
        try
        {
            Run("keys and layouts", Idioms.Run);
            Run("runs and backspaces", Runs.Run);
            Run("damaged and forged tries", Tries.Run);
            Run("allocations", Allocations.Run);
            Run("samples", Samples.Run);
            return 0;
        }
        catch (InvalidOperationException error)
        {
            Console.Error.WriteLine("error: " + error.Message);
            return 1;
        }
    }

    private static void Run(string name, Action tests)
    {
        tests();
        Console.WriteLine("ok   " + name);
    }
}
