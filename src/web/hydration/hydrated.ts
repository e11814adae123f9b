// What the first load shares with the boot script.

/** Whether a button's `command` can open and close a dialog without script. */
export const supportsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/** From here on React handles events. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('hydrated'))
}
