import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'What an implant is',
  lessons: [
    {
      slug: 'parts-of-an-implant',
      title: 'Four parts, three joints',
      minutes: 8,
      film: 'anatomy',
      body: `An implant restoration looks like a tooth, but it is an assembly. Every part has one job, and every
joint between two parts is a place where something can go wrong.

## The four parts
- The **fixture** is the titanium screw in the bone.
- The **abutment** passes through the gum and carries the crown.
- The **abutment screw** clamps the abutment to the fixture.
- The **crown** replaces what the patient lost and wants to see.

![Implant, abutment and crown, separated along one axis](figure:hero)

## The three joints
The first joint is bone to titanium. It is biological, needs weeks, and has no replacement part.

The second is fixture to abutment. It is held closed by the tension of the screw, the preload. If it opens under
load, the screw bends a little with every bite.

The third is abutment to crown, joined by cement or in the laboratory. Excess cement below the gum is a known cause
of inflammation.

## What this means for your planning
A natural tooth has a ligament that senses and cushions load. A fixture has none. It moves far less than its
neighbors, so the same bite reaches the bone directly.

Three habits follow from this. Keep the joints clean and fully seated. Keep the load close to the axis of the
fixture. Write down the manufacturer, the diameter, the length and the lot number of every part. In ten years, a
colleague may need that record to find the right driver.

> The platforms of different systems look alike and do not fit each other. Never combine parts because they seem
> to fit.`,
      checklist: [
        'I can name the four parts and what each one does',
        'I can say why a fixture reacts to load differently from a tooth',
        'I know which data of the parts belong in the record',
      ],
    },
    {
      slug: 'osseointegration',
      title: 'How bone holds titanium',
      minutes: 9,
      film: 'osseointegration',
      body: `Osseointegration means living bone in direct contact with the surface of the fixture, with no soft
tissue in between. The surgeon does not make it. The surgeon leaves conditions in which it can happen.

## Week by week
On day one the crests of the threads press into existing bone, and blood fills the spaces between. Around the second
week the first struts of woven bone reach the surface.

By about six weeks, bone fills most of the threads. By about twelve, much of it has been remodeled into lamellar
bone that can carry load. Times vary with the site, the patient and the surgery.

![Titanium implant threads, close up](figure:thread_macro)

## Two kinds of stability
**Primary stability** is mechanical. It depends on the bone, on the shape of the fixture and on how precisely the
site was prepared. It is highest on the day of surgery.

**Secondary stability** is biological. New bone builds it over weeks. Between the two there is a dip, often in weeks
three and four, when the old hold is leaving and the new one is young.

## What disturbs it
- Heat from a blunt drill, high pressure or too little irrigation.
- Movement of the fixture while woven bone is forming.
- Contamination of the surface by saliva or soft tissue.
- Pressure on thin cortical bone, which can lose its blood supply.

None of these hurts at the time. The damage appears weeks later, as a fixture that turns or a dark line on the
radiograph. Prevention is therefore the only treatment you have.

Read [The first twelve weeks](/catalog/the-first-twelve-weeks) for the same story in more detail.`,
      checklist: [
        'I can explain primary and secondary stability to a patient',
        'I know when total stability is often at its lowest',
        'I can name four things that disturb healing',
      ],
    },
    {
      slug: 'bone-and-gum',
      title: 'The bone and gum around an implant',
      minutes: 8,
      body: `The fixture needs bone on all sides and a collar of firm gum. Both differ from what a tooth has, and
both set the limits of your plan.

## Bone that shrinks, bone that stays
The alveolar ridge exists because of the teeth. When a tooth is lost, the ridge becomes narrower and lower, and most
of the change happens on the buccal side. The buccal plate is often thinner than a millimeter and depends on the
tooth for much of its blood supply.

Basal bone, deeper down, remains. It lies close to the structures that limit you. In the lower jaw these are the
inferior alveolar nerve and the mental foramen. In the upper jaw they are the maxillary sinus and the nasal floor.

![Sectioned jaw model with an implant in bone](figure:bone_section)

## Dense and soft
Bone at the front of the lower jaw is usually dense, with a thick cortex. Bone at the back of the upper jaw is
usually soft, with a thin cortex and wide marrow spaces. Dense bone gives a firm hold but heats quickly. Soft bone
heats little but holds poorly. The drill sequence must answer both.

## The soft-tissue collar
Around a tooth, fibers insert into the root. Around a fixture they run mostly parallel to it, so the seal is weaker.
Plaque that stays in place leads to inflammation more easily.

A band of keratinized tissue makes brushing comfortable and the margin stable. Record its width before surgery. A
narrow band is not a contraindication, but it changes the incision, and sometimes the order of treatment.

## Crestal bone over time
Some remodeling at the neck of the fixture is expected in the first year. What matters later is the trend. You can
only see a trend if you took a first radiograph to compare with.`,
      checklist: [
        'I can name the structures that limit height in each jaw',
        'I know where soft and dense bone are usually found',
        'I can say why the width of keratinized tissue is recorded',
      ],
    },
  ],
}
