import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionsCopy as copy } from '#content/en/office/emails/awards-emails.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeQuestions } from '#contract/office/email-changes.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { reading, useChange } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import css from './question-list.module.css'

type Question = OfficeQuestions['questions'][number]

export function QuestionList() {
  const query = useQuery(reading('GET /api/office/questions'))
  const now = useAcademyNow()
  const [replying, setReplying] = useState<Question | null>(null)
  return (
    <Loaded query={query}>
      {({ questions }) => (
        <>
          {questions.length === 0 && <Empty title={copy.none} />}
          <ul>
            {questions.map((question) => (
              <li key={question.id} className={`row items-start py-12 line-below ${css.question}`}>
                <div className={css.words}>
                  <p>
                    <strong>{question.number}</strong> {question.email}{' '}
                    <span className="text-note text-slate">
                      {question.language.toUpperCase()}, {dayAndTime(question.askedAt, now)}
                    </span>
                  </p>
                  <p className={css.text} lang={question.language}>
                    {question.question}
                  </p>
                  {question.reply && (
                    <p className={css.reply} lang={question.language}>
                      {question.reply}
                    </p>
                  )}
                </div>
                {question.repliedAt ? (
                  <StatusWord kind="done">{copy.replied(dayAndTime(question.repliedAt, now))}</StatusWord>
                ) : (
                  <Button size="small" onClick={() => setReplying(question)}>
                    {copy.reply} <span className="only-read">{copy.replyOf(question.number)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {replying && <ReplyDialog question={replying} onClose={() => setReplying(null)} />}
        </>
      )}
    </Loaded>
  )
}

function ReplyDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const [text, setText] = useState('')
  const { mutateAsync } = useChange('questions', 'emails')
  const body = { text }
  const isEmpty = text.trim() === ''
  const emails = useForeseenEmails(
    'POST /api/office/questions/:id/reply/preview',
    isEmpty ? null : { params: { id: question.id }, body },
  )
  return (
    <ChangeDialog
      title={copy.title(question.number)}
      happens={copy.happens(question)}
      submit={copy.main(question.email)}
      leave={copy.keep}
      reason={isEmpty && copy.missing}
      emails={emails}
      run={async () => {
        await mutateAsync({ call: 'POST /api/office/questions/:id/reply', params: { id: question.id }, body })
        return copy.sent
      }}
      onClose={onClose}
    >
      <p lang={question.language}>
        <strong>{copy.asked}:</strong> {question.question}
      </p>
      <TextField
        label={copy.text}
        hint={copy.hint}
        rows={6}
        lang={question.language}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
