import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { useClickOutside } from '../../ui/dialog/use-click-outside.ts'
import { focusableAround } from '../../ui/page/focus.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { AnswerView } from './answer-view.tsx'
import { useAskCopy } from './ask-copy.ts'
import styles from './ask-panel.module.css'
import { QuestionField } from './question-field.tsx'

export type AskPanelProps = {
  language: Language
  /** Asked at once; empty: the visitor types one. */
  question: string
  onLanguage: (language: Language) => void
  onClose: () => void
}

export function AskPanel(props: AskPanelProps) {
  const copy = useAskCopy(props.language)
  return copy && <OpenPanel key={props.question} {...props} copy={copy} />
}

/** A modal dialog from the top of the window: a field with results, then the answer to a question. */
function OpenPanel({ copy, language, question, onLanguage, onClose }: AskPanelProps & { copy: Copy }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(question)
  const [asked, setAsked] = useState(question)

  useModal(dialog)
  const askNow = (next: string) => {
    setTyped(next)
    setAsked(next)
  }

  return (
    <dialog
      ref={dialog}
      className={`text-ink bg-white w-full ${styles.panel}`}
      aria-label={copy.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...useClickOutside(onClose)}
    >
      <PanelHead copy={copy} language={language} onLanguage={onLanguage} onClose={onClose} />
      {asked === '' ? (
        <QuestionField
          copy={copy}
          language={language}
          typed={typed}
          onType={setTyped}
          onAsk={askNow}
          onClose={onClose}
        />
      ) : (
        <AnswerView
          key={`${language} ${asked}`}
          copy={copy}
          language={language}
          question={asked}
          onAsk={askNow}
          onAnother={() => setAsked('')}
          onClose={onClose}
        />
      )}
    </dialog>
  )
}

function PanelHead({
  copy,
  language,
  onLanguage,
  onClose,
}: Pick<AskPanelProps, 'language' | 'onLanguage' | 'onClose'> & { copy: Copy }) {
  return (
    <div className={`page flex items-center gap-4 ${styles.head}`}>
      <PageLink to="/" className={styles.logo} onClick={onClose}>
        <img src="/brand/logo.svg" width="196" height="58" alt={academy.name} />
      </PageLink>
      <LanguageSwitch label={copy.languageLabel} language={language} onChoose={onLanguage} />
      <CloseButton label={copy.close} onClick={onClose} />
    </div>
  )
}

/** Opens the dialog, and returns the focus when it closes. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Closed before React removes it: the browser cannot restore the focus for a removed dialog.
  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    const around = focusableAround(shown)
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      else around?.focus({ preventScroll: true })
    }
  }, [dialog])
}
