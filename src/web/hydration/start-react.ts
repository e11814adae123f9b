import { carriesChoice } from '../services/registration/choice-address.ts'
import { readKept } from '../services/registration/kept-registration.ts'
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

/** The boot script has marked the document: of a user, of a payment, and touched before this script was there. */
function needsScript(hydrate: string | undefined): boolean {
  const { dataset } = document.documentElement
  // Only script can fill in a choice or payment from the address, a form kept in the tab, or a profile.
  const isFilled =
    'user' in dataset || 'payment' in dataset || carriesChoice(location.search) || readKept() !== null
  return (
    hydrate === 'at-once' ||
    location.hash !== '' ||
    (hydrate === 'at-once-if-filled' && isFilled) ||
    'touched' in dataset
  )
}

function addresses(list: string): string[] {
  return list.split(' ').filter(Boolean)
}
