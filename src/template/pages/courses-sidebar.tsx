import { useState } from 'react'
import { Banner } from '../parts/banner.tsx'
import { TeaserCard } from '../parts/cards.tsx'
import form from '../parts/form.module.css'
import prose from '../parts/prose.module.css'
import { Grid, Section } from '../parts/section.tsx'
import { type Category, categories, courseTeasers, everyCategory } from '../words/courses.ts'

const topics = categories.filter((category) => category !== everyCategory)

export function CoursesSidebarPage() {
  const [chosen, setChosen] = useState<readonly Category[]>([])
  const shown = courseTeasers.filter(
    ({ id }) => chosen.length === 0 || chosen.some((category) => id.includes(category)),
  )
  const toggle = (category: Category) =>
    setChosen(
      chosen.includes(category) ? chosen.filter((other) => other !== category) : [...chosen, category],
    )
  return (
    <>
      <Banner title="Courses with Sidebar" />
      <Section>
        <div className={`${prose.columns} ${prose.narrowFirst}`}>
          <aside className={`${prose.box} ${prose.side}`} aria-label="Filter">
            <fieldset className={form.group}>
              <legend>Categories</legend>
              {topics.map((category) => (
                <label key={category} className={form.check}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(category)}
                    onChange={() => toggle(category)}
                  />
                  {category}
                </label>
              ))}
            </fieldset>
          </aside>
          <div>
            <p role="status" className={shown.length === 0 ? form.empty : form.hidden}>
              {shown.length === 0 ? 'Not Found Any Data' : `${shown.length} courses`}
            </p>
            <h2 className={form.hidden}>All courses</h2>
            <Grid>
              {shown.map((course) => (
                <TeaserCard key={course.title} course={course} />
              ))}
            </Grid>
          </div>
        </div>
      </Section>
    </>
  )
}
