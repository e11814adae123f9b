// Inlined in the head of every page. Loads the rest later.
import { keepEarlyClick } from '#web/hydration/early-input.ts'
import { loadLater } from '#web/hydration/load-scripts.ts'

const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset

keepEarlyClick()
loadLater({ run: () => import(/* @vite-ignore */ entry), files: [entry] })
