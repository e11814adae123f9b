import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'Finding it early',
  lessons: [
    {
      slug: 'comparing-with-baseline',
      title: 'Comparing with the baseline',
      minutes: 8,
      body: `Bone around an implant is lost in silence. There is no pain and no mobility until very late. The only
early warning is a comparison, and a comparison needs two records.

## What you compare
- The radiograph at delivery and the one today, taken at the same angle.
- Probing depths at the same points, with the same probe and light force.
- Bleeding or pus at each of those points.
- The level of the gum margin, measured from a fixed point on the crown.

Write them side by side. A single deep value tells you little, because deep placement or thick gum gives deep values
from the first day. A value that has grown tells you much.

## When there is no baseline
Many patients come from elsewhere. Ask the earlier office for radiographs, parts and dates. If nothing arrives,
today becomes the baseline. Judge by the bone level you see, by bleeding and by the design of the crown, and set a
short interval for the next visit.

Without old records, widely used definitions help: bone well below the platform, together with deep, bleeding
pockets, is treated as disease. The faculty discusses the figures it uses.

## Remodeling or disease?
Some bone is lost at the neck in the first year while the seal forms. It stops by itself. Loss that continues after
the first year, or loss with bleeding and pus at any time, is not remodeling.

## A habit for the whole office
Agree on one probe, one radiographic holder and one chart. If three people probe with three forces, every comparison
is noise. Train together on a model once a year.

> Ask every implant patient at every recall: does anything feel different? Then look, whatever the answer is.`,
      checklist: [
        'I compare the same points with the same probe',
        'I know what to do when no baseline exists',
        'I can tell remodeling from disease',
      ],
    },
    {
      slug: 'probing-and-films',
      title: 'Probing and radiographs',
      minutes: 9,
      film: 'bone_loss',
      body: `Two simple tools find almost all peri-implant disease. Both give false comfort when they are used
carelessly.

## Probing
Use light force, about a quarter of a newton, and follow the surface of the implant. Four points are the least; six
are better. Where an overcontoured crown blocks the probe, note it. If it hides most of the implant, consider taking
the crown off.

1. Dry the site and look for swelling and color.
2. Press the gum toward the crown, and look for pus.
3. Probe, and wait some seconds before you judge bleeding.
4. Record depth, bleeding and pus at each point.

A single bleeding dot can come from the probe itself. A line of blood, a drop, or bleeding at several points is a
sign of inflammation.

## Radiographs
Take a periapical film at right angles to the implant. **Threads that are sharp on both sides** prove the angle. If
they overlap on one side, the bone level cannot be trusted.

The film shows bone on the mesial and distal side only. A buccal defect hides behind the implant. Probing finds it,
and a scan shows it poorly because metal throws shadows.

![Panoramic radiograph with implants](figure:opg)

## When to take one
Take one at delivery, after the first year and whenever probing or bleeding gets worse. Fixed yearly films for
healthy sites are a matter of local rules and of dose. A clinical change is always a reason.

## Reading the defect
A saucer all around the neck is the usual shape. A narrow defect on one side makes you think of cement, a fracture,
or a root next door. A dark line along the whole implant means that it is not integrated.`,
      checklist: [
        'I probe with light force at four points or more',
        'I check the sharpness of the threads before I read bone',
        'I know what a radiograph cannot show',
      ],
    },
    {
      slug: 'mucositis',
      title: 'Mucositis: reversible, if treated now',
      minutes: 9,
      body: `Mucositis is inflamed gum around an implant without bone loss beyond the first remodeling. It is
common, it is reversible, and it comes before everything worse.

## Recognize it
The gum is red or swollen. It bleeds on light probing, as a line or a drop. Depths may grow a little because of the
swelling. The radiograph is unchanged. If any of these is missing, think again: bleeding with new bone loss is no
longer mucositis.

## Find the cause
Plaque is the cause. Your question is why it stays there.

- The patient does not know how, or cannot reach.
- The crown is bulky, its margin is deep, or the contact is open.
- There is cement below the margin.
- Keratinized tissue is missing and brushing hurts.
- Smoking, poor control of diabetes or a dry mouth makes the answer to plaque stronger.

## Treat it
1. Show the patient the bleeding in a mirror, and explain what it means.
2. Choose one tool that fits this crown, and practice it in the chair.
3. Remove deposits with instruments that suit the surface: titanium or plastic tips, powder, a rubber cup.
4. Correct what holds plaque: reshape the crown, remove cement, refit the contact.
5. See the patient again after some weeks, and probe the same points.

Rinses can help for a short time. Antibiotics have no place in mucositis without other reasons.

## Judge the result
Resolution means no bleeding, or clearly less, at the same points. It can take more than one visit. If bleeding
persists although the patient cleans well, take the crown off. What you find below it is often the answer.

Shorten the recall interval until two visits in a row are quiet.`,
      checklist: [
        'I can say what separates mucositis from peri-implantitis',
        'I look for what keeps the plaque in place',
        'I probe the same points again after treatment',
      ],
    },
    {
      slug: 'peri-implantitis',
      title: 'Peri-implantitis: act without delay',
      minutes: 10,
      body: `Peri-implantitis is inflammation with progressive loss of bone. It tends to advance faster than
periodontitis, and it rarely stops by itself.

## Recognize it
Bleeding or pus on probing, depths that have grown, and bone loss beyond the first remodeling: all three together
make the diagnosis. Pain is rare. Mobility comes only when the bone is lost along the whole length.

Describe how far it has come: how many millimeters, what share of the implant’s length, and the shape of the defect.

## Who is at risk
- A history of periodontitis, treated or not.
- Poor plaque control, and no regular recall.
- Smoking, and diabetes that is not controlled.
- Excess cement, a crown that cannot be cleaned, or a fixture in a poor position.

Some of these can be changed, and you start with those.

## The order of treatment
1. **Control the cause**: hygiene, crown design, cement, smoking.
2. **Clean without surgery**, with the crown off where possible. Reassess after some weeks.
3. **Surgery** if it persists: open, remove granulation tissue, clean the surface, reshape or graft.
4. **Maintain** with short intervals. Without this step, the others are wasted.

Non-surgical treatment alone often improves the gum and often does not stop the bone loss. Say this to the patient
at the start. Units 2 and 6 show the steps and the point at which removal is the better plan.

## Save it or not
A fixture with some bone loss, in a good position and with a patient who cleans, is worth treating. One that has
lost most of its bone, or was never in a position to be restored, is usually better removed early. Some bone then
remains for the next attempt.

Success has a modest definition here: no pus, no bleeding to speak of, no further loss.`,
      checklist: [
        'I can name the three findings that make the diagnosis',
        'I know the order of treatment',
        'I can say what success means',
      ],
    },
  ],
}
