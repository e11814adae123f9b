import { type ReactNode, useState } from 'react'
import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/registration/takeover.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { TakeoverView } from '#contract/takeovers.ts'
import type { Language } from '#domain/people/language.ts'
import { fieldsOf, refusalOf } from '../../services/refusal.ts'
import { acceptTakeover, openTakeover } from '../../services/registration/takeovers.ts'
import { useOpened } from '../../services/use-opened.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../ui/form/checked-form.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useSending } from '../../ui/form/use-sending.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './takeover-page.module.css'

/** Opens the link with which a colleague takes a course over. */
export function Page({ copy, language, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openTakeover, token)
  const [taken, setTaken] = useState<string>()
  useFocusPage(taken === undefined ? opened.view : 'taken')
  const page = (title: string, lead: string | undefined, children: ReactNode) => (
    <SplitPage picture={photos.terrace} title={title} {...(lead !== undefined && { lead })}>
      <div className="stack justify-items-start gap-5 mt-5">{children}</div>
    </SplitPage>
  )
  if (taken !== undefined) {
    const to = `/create-account?email=${encodeURIComponent(taken)}`
    return page(copy.taken.title, copy.taken.text, <Button to={to}>{copy.taken.account}</Button>)
  }
  if (opened.view === 'unknown') return page(copy.unknown.title, copy.unknown.text, <Phone />)
  if (opened.view !== 'open') {
    return page(
      copy.meta.title,
      undefined,
      opened.view === 'loading' ? (
        <Loading label={copy.loading} />
      ) : (
        <LoadError retry={copy.tryAgain} onRetry={openAgain}>
          {copy.failed}
        </LoadError>
      ),
    )
  }
  const { answer } = opened
  if ('closed' in answer) {
    return page(copy.closed, refusalOf(answer.closed, copy.refusal) ?? copy.call, <Phone />)
  }
  const accept = async (name: string) => {
    await acceptTakeover(token, name)
    setTaken(answer.email)
  }
  return page(
    copy.from(answer.from),
    copy.terms,
    <Accept copy={copy} language={language} view={answer} onAccept={accept} />,
  )
}

function Phone() {
  return (
    <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
      {academy.phone}
    </a>
  )
}

type AcceptProps = {
  copy: Copy
  language: Language
  view: TakeoverView
  onAccept: (name: string) => Promise<void>
}

function Accept({ copy, language, view, onAccept }: AcceptProps) {
  const { displayName, formatRange, formatDay } = wordsIn(language)
  const sending = useSending<FormData, Refusal>(async (fields) => {
    try {
      await onAccept(String(fields.get('name')).trim())
      return undefined
    } catch (failure) {
      return { sentence: refusalOf(failure, copy.refusal) ?? copy.problem, fields: fieldsOf(failure) }
    }
  })
  return (
    <>
      <p className={styles.course}>
        <NoBreaks>{displayName(view.course, view.soldAs)}</NoBreaks>
        <span className={`block mt-2 text-slate ${styles.date}`}>{formatRange(view.start, view.end)}</span>
      </p>
      <CheckedForm className={styles.form} refused={sending.fault} onSend={sending.start}>
        <Field
          label={copy.name}
          name="name"
          autoComplete="name"
          defaultValue={view.name}
          missing={copy.missing.name}
        />
        <Field label={copy.email} name="email" value={view.email} readOnly hint={copy.emailHint} />
        <Button kind="main" type="submit" busy={sending.busy}>
          {copy.accept}
        </Button>
      </CheckedForm>
      <p className="second">
        <NoBreaks>{copy.until(formatDay(view.until))}</NoBreaks>
      </p>
    </>
  )
}
