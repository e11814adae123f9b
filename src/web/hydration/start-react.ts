import { carriesChoice } from '../services/choice-address.ts'
import { readKept } from '../services/kept-registration.ts'
import { isPaymentAddress } from '../services/payment-address.ts'
import { readStoredUser } from '../services/stored-user.ts'
import { buildInfo } from './build-info.ts'
import { loadAtOnce, loadLater } from './load-scripts.ts'
import { loadSheet } from './load-sheet.ts'
import { reloadIfItHelps } from './retry.ts'

/** Loads the entry late, or at once when the page, its address or an early interaction needs script. */
export function startReact(): void {
  const { scripts = '', imports = '', sheet = '', hydrate } = buildInfo()
  const files = addresses(`${scripts} ${imports} ${sheet}`)
  let hasFailed = false

  async function run(): Promise<void> {
    let isAvailable = false
    try {
      if (hasFailed) {
        // In WebKit a failed modulepreload keeps failing, even after a reload, until the file is fetched directly.
        isAvailable = (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok)
      }
      await loadSheet(sheet)
      // One after the other: several short tasks block input less than a long one.
      for (const address of addresses(scripts)) await import(/* @vite-ignore */ address)
    } catch (error) {
      hasFailed = true
      await reloadIfItHelps(isAvailable)
      throw error
    }
  }

  const load = needsScript(hydrate) ? loadAtOnce : loadLater
  load({ run, files })
}

function needsScript(hydrate: string | undefined): boolean {
  return (
    hydrate === 'at-once' ||
    location.hash !== '' ||
    (hydrate === 'at-once-if-filled' && hasInput()) ||
    // A tap before this script was there (boot.ts).
    'touched' in document.documentElement.dataset
  )
}

/** Only script can fill in a choice or payment from the address, a form kept in the tab, or a profile. */
function hasInput(): boolean {
  const isInAddress = carriesChoice(location.search) || isPaymentAddress(location)
  return isInAddress || readKept() !== null || readStoredUser() !== null
}

function addresses(list: string): string[] {
  return list.split(' ').filter(Boolean)
}
