/** The icon for `legend`, or the legend as it is. */
export declare function signOf(legend: string): Node | string;
