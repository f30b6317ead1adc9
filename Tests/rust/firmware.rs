//! A firmware without std. It has a composer for one layout.
#![no_std]
#![forbid(unsafe_op_in_unsafe_fn)]

use hwalja::{layouts::CHEONJIIN, BackspaceUnit, Composer};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// Returns the last scalar of the run after some keys and both backspaces.
#[no_mangle]
pub extern "C" fn reader(first: usize, second: usize) -> u32 {
    let mut composer = Composer::<8, 4>::with_room(&CHEONJIIN);
    for number in [first, second, first] {
        if let Some(key) = CHEONJIIN.keys().get(number) {
            composer.end_cycle(key);
            composer.press(key);
        }
    }
    composer.space();
    let _ = composer.backspace(BackspaceUnit::Stroke);
    let _ = composer.backspace(BackspaceUnit::Jamo);
    composer.composing().last().map_or(0, |&last| u32::from(last))
}
