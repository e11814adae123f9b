import { useEffect, useState } from 'react'
import type { Copy } from '#content/en/site/resources.ts'
import { Button } from '../../ui/button.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './checklists.module.css'

/** Checklists for paper; each can be printed separately. */
export function Checklists({ copy }: { copy: Copy['checklists'] }) {
  const [printed, print] = usePrint()
  return (
    <section id="checklists" className={`page ${styles.checklists}`} data-printing={printed ? '' : undefined}>
      <h2 className={styles.title}>{copy.title}</h2>
      <div className={styles.lists}>
        {copy.lists().map(({ key: id, title, text, groups }) => (
          <article key={id} id={id} className={styles.list} data-printed={id === printed ? '' : undefined}>
            <h3>{tied(title)}</h3>
            <p className="second">{text}</p>
            <div className={styles.groups}>
              {groups.map((group) => (
                <div key={group.title}>
                  <h4>{tied(group.title)}</h4>
                  <ul className={styles.items}>
                    {group.items.map((item) => (
                      <li key={item}>
                        <NoBreaks>{item}</NoBreaks>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <div className={styles.print}>
              <Button size="small" onClick={() => print(id)} aria-label={copy.printNamed(title)}>
                {copy.print}
              </Button>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

/** Marks the list that is being printed, so that the print style shows it alone. */
function usePrint(): [string | null, (id: string) => void] {
  const [printed, setPrinted] = useState<string | null>(null)
  useEffect(() => {
    if (!printed) return
    const done = () => setPrinted(null)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printed])
  return [printed, setPrinted]
}
