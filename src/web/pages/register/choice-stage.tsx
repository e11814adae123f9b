import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CourseId, displayName } from '#domain/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import { useCourseDates } from '../../services/course-dates.ts'
import { type Registrant, useRegistrant } from '../../services/registrant.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import styles from './choice-stage.module.css'
import { ContactFields } from './contact-fields.tsx'
import { CourseChoices } from './course-choices.tsx'
import { LostChoice } from './lost-choice.tsx'
import { chosenInShown, type LostDate, offeredDates, stillLost, withTakableDates } from './offered-dates.ts'
import { OwnedDialog } from './owned-dialog.tsx'
import { ProgramChoices } from './program-choices.tsx'
import {
  type Contact,
  type ContactFaults,
  contactFaults,
  coursesOf,
  type RegistrationForm,
  totalOf,
} from './registration-form.ts'
import type { StageProps } from './stage-props.ts'
import { WaitingListDialog, type WantedDate } from './waiting-list-dialog.tsx'

/**
 * What cannot be had of a link, where a hand was quicker than the page that says so: what it ticked answers nothing of it,
 * and the sentences stay until the next choice.
 */
type Untold = { dates: readonly LostDate[]; stray: boolean }
const allTold: Untold = { dates: [], stray: false }

/** Stage one: what to register for, and who registers. */
export function ChoiceStage({ copy, language, data, registering }: StageProps) {
  const { registration, change, toPayment } = registering
  const [registrant, askAgain] = useRegistrant()
  const seats = useCourseDates('choice')
  const [faults, setFaults] = useState<ContactFaults>({})
  const [lostBefore, setLostBefore] = useState<readonly LostDate[]>([])
  const [untold, setUntold] = useState<Untold>(allTold)
  const [asking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [wanted, setWanted] = useState<WantedDate | null>(null)
  const box = useRef<HTMLFormElement>(null)
  const isShown = useIsShown()

  const known = knownOf(registrant)
  const profileIsMissing = registrant.view === 'loading' || registrant.view === 'failed'

  // Kept with the form: when one comes back to it, it is filled in before the profile is here again.
  useEffect(() => {
    if (registrant.view === 'loaded') change((current) => ({ ...current, ...knownOf(registrant) }))
  }, [registrant, change])

  // Seats go while one reads, and links grow old. What can be had is worked out anew each time, never written back by an
  // effect: with an update still waiting that would go round for ever.
  const offered = (course: CourseId) => offeredDates(course, data.courseDates, seats, registration)
  const { form, lost: lostNow } = withTakableDates({ ...registration.form, ...known }, offered)
  const lost = [...untold.dates, ...stillLost(lostBefore, registration.form, offered), ...lostNow]
  const stray = untold.stray || registering.strayLink
  const total = totalOf(form)

  const owned = registrant.view === 'loaded' ? registrant.owned : {}
  const again = coursesOf(form).filter((course) => owned[course] !== undefined)

  const goOn = () => {
    const found = contactFaults(form)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) box.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (again.length > 0) setAsking(true)
    else toPayment(form)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (registrant.view === 'failed') askAgain()
    if (profileIsMissing) setWaiting(true)
    else goOn()
  }
  // Who has pressed the button need not press it again once the profile is here.
  useEffect(() => {
    if (!waiting || registrant.view === 'loading') return
    setWaiting(false)
    if (registrant.view === 'loaded' && total > 0) goOn()
  })

  const choose = (next: (form: RegistrationForm) => RegistrationForm) => {
    setWaiting(false)
    if (isShown()) {
      setLostBefore(lost)
      setUntold(allTold)
    } else {
      setUntold({ dates: lost, stray })
    }
    registering.choose(chosenInShown(next, offered))
  }
  const edit = (field: keyof Contact, value: string) => {
    change((current) => ({ ...current, [field]: value }))
    setFaults(({ [field]: _, ...rest }) => rest)
  }

  return (
    <>
      <div className={styles.choices}>
        <LostChoice
          copy={copy}
          language={language}
          dates={lost}
          stray={stray}
          datesOf={offered}
          onWait={setWanted}
        />
        <ProgramChoices
          copy={copy.programs}
          language={language}
          form={form}
          owned={owned}
          onChange={choose}
        />
        <CourseChoices
          copy={copy}
          language={language}
          datesOf={offered}
          form={form}
          lost={lost}
          owned={owned}
          onChange={choose}
          onWait={setWanted}
        />
      </div>
      <form ref={box} className={styles.box} method="post" noValidate onSubmit={submit}>
        <h2 className={styles.boxTitle}>{copy.contact.title}</h2>
        <ContactFields
          copy={copy.contact}
          contact={form}
          faults={faults}
          known={known}
          closed={profileIsMissing}
          onEdit={edit}
        />
        {registrant.view === 'failed' && (
          <div className={styles.noProfile}>
            <LoadError retry={copy.payment.tryAgain} onRetry={askAgain}>
              {copy.contact.failed}
            </LoadError>
          </div>
        )}
        <output className={styles.total}>
          {copy.total} <span className={`money ${styles.sum}`}>{formatMoney(total)}</span>
        </output>
        <Button
          kind="main"
          type="submit"
          disabled={total === 0}
          busy={waiting}
          // What is hidden is still read where it is named.
          aria-describedby={total === 0 ? 'nothing-chosen' : undefined}
        >
          {copy.continue}
        </Button>
        <p id="nothing-chosen" className={styles.hint} hidden={total > 0}>
          {copy.nothingChosen}
        </p>
        <p role="status" className={styles.hint}>
          {waiting && copy.contact.loading}
        </p>
      </form>
      {asking && (
        <OwnedDialog
          copy={copy.owned}
          close={copy.waitingList.close}
          courses={again.map((course) => displayName(course, language))}
          onAgain={() => toPayment(form)}
          onClose={() => setAsking(false)}
        />
      )}
      {wanted && (
        <WaitingListDialog
          copy={copy}
          language={language}
          wanted={wanted}
          email={form.email}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

/** Whether a frame has shown the page as it lives; what was entered before that is entered again sooner. */
function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isShown.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return () => isShown.current
}

/** It takes the place of what was typed; what the profile lacks stays open. */
function knownOf(registrant: Registrant): Partial<Contact> {
  if (registrant.view === 'guest') return {}
  if (registrant.view !== 'loaded') return { email: registrant.email }
  const { profile } = registrant
  return Object.fromEntries(
    (['name', 'email', 'phone'] as const).flatMap((field) =>
      profile[field] ? [[field, profile[field]]] : [],
    ),
  )
}
