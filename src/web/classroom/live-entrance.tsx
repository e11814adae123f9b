import type { LearnWords } from '#content/en/classroom/learn-words.ts'
import type { LiveSession } from '#contract/classroom/learn-live.ts'
import { joinLive, openRecording } from '../services/learn/calls.ts'
import { documents, download } from '../services/session/account.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form/form-error.tsx'
import { useSending } from '../ui/form/use-sending.ts'

type LiveEntranceProps = {
  session: LiveSession
  words: LearnWords
  onJoined: () => void
}

/** The one button of a live session: calendar, join or recording. */
export function LiveEntrance({ session, words, onJoined }: LiveEntranceProps) {
  const { id, course, state, recording } = session
  const { busy, fault, start } = useSending<() => Promise<void>, string>((act) =>
    act().then(
      () => undefined,
      () => words.live.failed,
    ),
  )
  const open = (call: typeof joinLive) =>
    start(async () => {
      // Opened in the click, or the browser would block it as a popup.
      const tab = window.open('about:blank')
      try {
        const { link } = await call(course, id)
        if (tab) {
          tab.opener = null
          tab.location.href = link
        } else location.assign(link)
        onJoined()
      } catch (failure) {
        tab?.close()
        throw failure
      }
    })
  return (
    <>
      <FormError>{fault}</FormError>
      {state === 'open' && (
        <Button kind="main" busy={busy} onClick={() => open(joinLive)}>
          {words.live.join}
        </Button>
      )}
      {state === 'ahead' && (
        <Button busy={busy} onClick={() => start(() => download(documents.live(course, id)))}>
          {words.live.toCalendar}
        </Button>
      )}
      {state === 'over' && recording !== null && (
        <Button size="small" busy={busy} onClick={() => open(openRecording)}>
          {words.live.watch}
        </Button>
      )}
    </>
  )
}
