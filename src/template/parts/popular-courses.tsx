import { type KeyboardEvent, useRef, useState } from 'react'
import { type Category, categories, courseTeasers, everyCategory } from '../words/courses.ts'
import { TeaserCard } from './cards.tsx'
import style from './popular-courses.module.css'
import { Grid } from './section.tsx'

export function PopularCourses() {
  const [chosen, setChosen] = useState<Category>(everyCategory)
  const courses = courseTeasers.filter(({ id }) => chosen === everyCategory || id.includes(chosen))
  return (
    <>
      <Tabs chosen={chosen} onChoose={setChosen} />
      <div role="tabpanel" id="popular-courses" aria-labelledby={tabId(chosen)}>
        {courses.length === 0 ? (
          <p className={style.empty}>Not Found Any Data</p>
        ) : (
          <Grid wide>
            {courses.map((course) => (
              <TeaserCard key={course.title} course={course} />
            ))}
          </Grid>
        )}
      </div>
    </>
  )
}

function tabId(category: Category) {
  return `tab-${category.replace(' ', '-')}`
}

function Tabs({ chosen, onChoose }: { chosen: Category; onChoose: (category: Category) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = categories[(categories.indexOf(chosen) + step + categories.length) % categories.length]
    if (!next) return
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Categories" className={style.tabs} onKeyDown={move}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={tabId(category)}
          className={style.tab}
          aria-selected={category === chosen}
          aria-controls="popular-courses"
          tabIndex={category === chosen ? 0 : -1}
          onClick={() => onChoose(category)}
        >
          {category}
        </button>
      ))}
    </div>
  )
}
