import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/site/contact.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useSearchParams } from '../../router/router.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

export function Page({ copy }: PageProps<Copy>) {
  const subject = useSubject(copy.subjects)
  const { street, city, state, postalCode } = academy.address
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <div className="grid gap-y-8 pb-section">
        <div className={styles.form}>
          <ContactForm copy={copy} subject={subject} />
        </div>
        <div className={styles.direct}>
          <h2 className="mb-5 text-h3 leading-h3">{copy.direct.title}</h2>
          <FactRows
            rows={[
              {
                name: copy.direct.phone,
                value: (
                  <a className="inline-link no-break" href={`tel:${academy.phoneLink}`}>
                    {academy.phone}
                  </a>
                ),
              },
              {
                name: copy.direct.email,
                value: (
                  <a className="inline-link" href={`mailto:${academy.email}`}>
                    {academy.email}
                  </a>
                ),
              },
              {
                name: copy.direct.address,
                value: (
                  <address className={styles.address}>
                    {street}
                    <br />
                    {city}, {state} {postalCode}
                  </address>
                ),
              },
            ]}
          />
        </div>
      </div>
      <Picture of={photos.academy} alt={copy.alt} sizes="max(470px, 100vw)" className={styles.academy} />
    </>
  )
}

/** The subject from the address: /contact?about=residency. */
function useSubject(subjects: Copy['subjects']): string | undefined {
  const search = useSearchParams()
  const live = useHydrated()
  const about = search.get('about')
  if (!live || about === null || !Object.hasOwn(subjects, about)) return undefined
  return subjects[about as keyof Copy['subjects']]
}
