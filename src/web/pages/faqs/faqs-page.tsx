import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/site/faqs.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useNamedPart } from '../../services/use-named-part.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { ShareScale } from '../../ui/share-scale.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { tied } from '../../ui/text/tied.ts'
import { AskBox } from './ask-box.tsx'
import styles from './faqs-page.module.css'

export function Page({ copy }: PageProps<Copy>) {
  const named = useNamedPart()
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <AskBox copy={copy.ask} />
      {copy.groups().map(({ title, questions }) => (
        <TitledSection key={title} title={title}>
          {questions.map(({ id, question, answer, refundScale }) => (
            <AccordionItem key={question} id={id} open={named === id || undefined} title={tied(question)}>
              {refundScale && <ShareScale steps={copy.refundScale} />}
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <RichText key={paragraph}>{paragraph}</RichText>
                ))}
              </div>
            </AccordionItem>
          ))}
        </TitledSection>
      ))}
      <section className="dark section later">
        <div className="page stack justify-items-start">
          <h2 className="text-h3 leading-h3">{copy.closing.title}</h2>
          <a className={`serif ${styles.phone}`} href={`tel:${academy.phoneLink}`}>
            {academy.phone}
          </a>
          <div className={`row ${styles.ways}`}>
            <Button kind="main" to="/contact">
              {copy.closing.button}
            </Button>
            <a className={styles.email} href={`mailto:${academy.email}`}>
              {academy.email}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
