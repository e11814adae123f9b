import { Tick } from '../../ui/form/tick.tsx'
import styles from './checklist.module.css'

type ChecklistProps = {
  title: string
  items: readonly string[]
  /** Indexes of the items. */
  checked: readonly number[]
  onChange: (checked: number[]) => void
}

export function Checklist({ title, items, checked, onChange }: ChecklistProps) {
  const toggle = (index: number) =>
    onChange(checked.includes(index) ? checked.filter((own) => own !== index) : [...checked, index])
  return (
    <fieldset className={`mt-8 bg-vellum ${styles.box}`}>
      <legend className={`serif text-h3 leading-h3 w-full serif ${styles.title}`}>{title}</legend>
      {items.map((item, index) => (
        <label key={item} className={`flex items-center gap-4 line-above ${styles.item}`}>
          <Tick type="checkbox" checked={checked.includes(index)} onChange={() => toggle(index)} />
          <span>{item}</span>
        </label>
      ))}
    </fieldset>
  )
}
