// Stands in the head of every page and fetches the rest late.
import { keepEarlyClick, loadLater } from '#web/ui/late-hydration.ts'

const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset

keepEarlyClick()
loadLater({ run: () => import(/* @vite-ignore */ entry), files: [entry] })
