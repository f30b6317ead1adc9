/** A click of 20 ms. */
export declare function clickSound(): void;
/** Lets clicks be heard on systems such as iOS, where no sound can begin before a finger is lifted. */
export declare function allowSound(): void;
/** A buzz of 8 ms, where there is a motor. */
export declare function buzz(): void;
