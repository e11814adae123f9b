import { Fragment, type ReactNode, useState } from 'react'
import type { Copy } from '#content/en/ask.ts'
import type { AskAnswer } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { ask } from '../../services/ask.ts'
import { useRequest } from '../../services/use-request.ts'
import { ArrowIcon } from '../../ui/arrow-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/page/focus.ts'
import { Loading } from '../../ui/page/loading.tsx'
import { ShareScale } from '../../ui/share-scale.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './answer-view.module.css'
import panel from './ask-panel.module.css'
import { HandOver } from './hand-over.tsx'
import list from './result-list.module.css'
import { SearchIcon } from './search-icon.tsx'
import { Trouble } from './trouble.tsx'

type AnswerViewProps = {
  copy: Copy
  language: Language
  question: string
  onAsk: (question: string) => void
  onAnother: () => void
  onClose: () => void
}

export function AnswerView(props: AnswerViewProps) {
  const { copy, language, question, onAnother } = props
  const { answer, failure, loading, reload } = useRequest(() => ask(question, language), [question, language])
  return (
    <div className={`page stack gap-6 ${panel.body}`}>
      <div className={`flex items-center gap-4 ${panel.field}`}>
        <SearchIcon size={38} />
        <h2 className={styles.question} tabIndex={-1} ref={takeFocus}>
          {question}
        </h2>
      </div>
      {loading && (
        <>
          <Loading label={copy.looking} />
          <p className="second" aria-hidden="true">
            {copy.looking}
          </p>
        </>
      )}
      {!loading && failure !== undefined && <Trouble copy={copy} failure={failure} onRetry={reload} />}
      {answer && <Answer {...props} answer={answer} />}
      <div className={`row items-center justify-between line-above row ${panel.foot}`}>
        <p className="second small">{copy.honesty}</p>
        <button type="button" className={panel.askThis} onClick={onAnother}>
          <span>{copy.another}</span>
          <ArrowIcon to="right" />
        </button>
      </div>
    </div>
  )
}

type AnswerProps = AnswerViewProps & { answer: AskAnswer }

function Answer(props: AnswerProps) {
  const { answer, copy, onClose } = props
  if (answer.kind === 'unknown') return <Unknown {...props} />
  if (answer.kind === 'patient') {
    return (
      <div className={styles.patient} role="status">
        <p className={`serif ${styles.sentence}`}>{answer.answer}</p>
        <p className={styles.text}>{copy.patient.text}</p>
        <Button kind="ink" to="/contact" onClick={onClose}>
          {copy.patient.button}
        </Button>
      </div>
    )
  }
  return <Found {...props} />
}

function Found({
  answer: { kind, answer, sources, results, scale },
  copy,
  language,
  question,
  onAsk,
  onClose,
}: AnswerProps) {
  const [isHandingOver, setHandingOver] = useState(false)
  const [first] = sources
  return (
    <div className={`stack items-start ${styles.columns}`}>
      <div className={styles.answer} role="status">
        {kind === 'fact' && (
          <p className={`serif ${styles.sentence}`}>
            <NoBreaks>{answer}</NoBreaks>
          </p>
        )}
        {scale && <ShareScale steps={scale} />}
        {first && (
          <QuotedSources
            copy={copy}
            language={language}
            quote={kind === 'quote' ? answer : first.passage}
            sources={sources}
            onClose={onClose}
          />
        )}
      </div>
      <aside className="stack gap-6">
        <AlsoAsk copy={copy} results={results} question={question} onAsk={onAsk} />
        <HandOver
          copy={copy}
          language={language}
          question={question}
          isOpen={isHandingOver}
          onOpen={() => setHandingOver(true)}
        />
      </aside>
    </div>
  )
}

function QuotedSources({
  copy,
  language,
  quote,
  sources,
  onClose,
}: Pick<AnswerProps, 'copy' | 'language' | 'onClose'> & Pick<AskAnswer, 'sources'> & { quote: string }) {
  return (
    <blockquote className={styles.quote}>
      <p>
        <NoBreaks>{quoted(quote, language)}</NoBreaks>
      </p>
      <footer className="mt-4 text-slate">
        {copy.ownWords}{' '}
        {sources.slice(0, 3).map(({ title, href, version }, index) => (
          <Fragment key={href}>
            <Source href={href} isFirst={index === 0} onClose={onClose}>
              {title}
            </Source>
            {version && `, ${copy.version(version)}`}
          </Fragment>
        ))}
      </footer>
    </blockquote>
  )
}

type AlsoAskProps = Pick<AnswerViewProps, 'copy' | 'question' | 'onAsk'> & Pick<AskAnswer, 'results'>

function AlsoAsk({ copy, results, question, onAsk }: AlsoAskProps) {
  const others = results.filter((result) => result.kind === 'question' && result.title !== question)
  if (others.length === 0) return null
  return (
    <>
      <p className={list.groupTitle}>{copy.alsoAsk}</p>
      <ul className={`plain-list ${styles.others}`}>
        {others.map(({ title }) => (
          <li key={title}>
            <button
              type="button"
              className={`block line-below w-full py-3 ${styles.other}`}
              onClick={() => onAsk(title)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type SourceProps = { href: string; isFirst: boolean; onClose: () => void; children: ReactNode }

function Source({ href, isFirst, onClose, children }: SourceProps) {
  return (
    <>
      {!isFirst && ', '}
      <PageLink to={href} className={styles.link} onClick={onClose}>
        {children}
      </PageLink>
    </>
  )
}

function Unknown({
  answer: { answer, results, looked },
  copy,
  language,
  question,
  onAsk,
  onClose,
}: AnswerProps) {
  return (
    <div className={`stack items-start ${styles.columns} ${styles.withForm}`}>
      <div className={styles.answer} role="status">
        <p className={`serif ${styles.large}`}>{answer}</p>
        <p className={`second ${styles.text}`}>
          {looked && `${copy.unknown.looked(looked.pages, looked.courses, looked.answers)} `}
          {copy.unknown.text}
        </p>
        {results.length > 0 && (
          <>
            <p className={list.groupTitle}>{copy.unknown.nearest}</p>
            <ul className={`plain-list ${styles.nearest}`}>
              {results.slice(0, 3).map(({ title, href, kind, detail }) => (
                <li key={`${href} ${title}`} className={styles.near}>
                  <span>
                    <span className={list.optionTitle}>{title}</span>
                    <span className={list.detail}>{detail}</span>
                  </span>
                  {kind === 'question' ? (
                    <button type="button" className={styles.link} onClick={() => onAsk(title)}>
                      {copy.unknown.open}
                      <span className="visually-hidden">: {title}</span>
                    </button>
                  ) : (
                    <PageLink to={href} className={styles.link} onClick={onClose}>
                      {copy.unknown.open}
                      <span className="visually-hidden">: {title}</span>
                    </PageLink>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <aside className="stack gap-6">
        <HandOver copy={copy} language={language} question={question} isOpen />
      </aside>
    </div>
  )
}

function quoted(text: string, language: Language): string {
  return language === 'es' ? `«${text}»` : `“${text}”`
}
