import { useQuery } from '@tanstack/react-query'
import { learnerCopy as copy } from '#content/en/office/catalogue/classroom-people.ts'
import { reading } from '../../services/queries.ts'
import { CertificateNeeds } from '../../ui/certificate-needs.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './roster-section.module.css'

/** What each certificate of a date still needs. */
export function OnlineSection({ course, start }: { course: string; start: string }) {
  const query = useQuery(
    reading('GET /api/office/classroom/:course/roster', { params: { course }, query: { start: start } }),
  )
  if (query.data?.people.length === 0) return null
  return (
    <Section title={copy.roster} note={copy.rosterNote} line="above">
      <Loaded query={query}>
        {({ people }) => (
          <ul>
            {people.map(({ registrationId, name, needs }) => (
              <li key={registrationId} className={`stack gap-12 py-6 line-below ${css.needs}`}>
                <TextLink to={`/registrations/${registrationId}`}>{name}</TextLink>
                <span>{needs === null ? copy.noAccount : <CertificateNeeds needs={needs} />}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
