import type { Copy } from '#content/en/courses/course.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './questions.module.css'

/** The questions of /faqs that matter here. */
export function Questions({ copy, ids }: { copy: Copy['questions']; ids: readonly string[] }) {
  const all = copy.all()
  const questions = ids.flatMap((id) => all.find((question) => question.id === id) ?? [])
  return (
    <section id="questions" className={`grid section later ${styles.questions}`}>
      <h2 className={styles.title}>{copy.title}</h2>
      <div className={styles.list}>
        {questions.map(({ id, question, answer }) => (
          <AccordionItem key={id} title={question}>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <RichText key={paragraph}>{paragraph}</RichText>
              ))}
            </div>
          </AccordionItem>
        ))}
        <p className="mt-6">
          <TextLink to="/faqs">{copy.more}</TextLink>
        </p>
      </div>
    </section>
  )
}
