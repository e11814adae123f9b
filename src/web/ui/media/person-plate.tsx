import { PageLink } from '../../router/page-link.tsx'
import { Moving, plateName } from './moving.tsx'
import styles from './person-plate.module.css'
import { Picture, type PictureFile } from './picture.tsx'

type Person = {
  firstName: string
  lastName: string
  credentials: string
  /** What the person teaches. */
  field: string | undefined
  picture: PictureFile
  /** The person's page. */
  to: string
}

/** A person in a grid. In narrow columns the first name has its own line, on phones the credentials too. */
export function PersonPlate({
  person,
  sizes,
  narrow = false,
}: {
  person: Person
  sizes: string
  narrow?: boolean
}) {
  const { firstName, lastName, credentials, field, picture, to } = person
  return (
    <div className={narrow ? styles.narrow : styles.plate}>
      <Moving name={plateName(to)}>
        <Picture of={picture} alt="" sizes={sizes} className={styles.picture} />
      </Moving>
      <p className={`serif ${styles.name}`}>
        <PageLink to={to} className={styles.link}>
          <span className={styles.firstName}>{firstName}</span> {lastName},{' '}
          <span className={styles.credentials}>{credentials}</span>
        </PageLink>
      </p>
      {field && <p className={styles.field}>{field}</p>}
    </div>
  )
}
