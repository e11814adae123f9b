import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'La extracción',
  lessons: [
    {
      slug: 'atraumatic-extraction',
      title: 'Extraer sin dañar',
      minutes: 11,
      body: `La extracción decide el caso antes de que gire la primera fresa. Cada pared que sigue en su lugar
cuando sale el diente trabaja después a su favor.

## Antes del fórceps
Corte las fibras alrededor del diente con una hoja fina o un periótomo, en todo el contorno. Evite el colgajo si
puede, porque el periostio lleva sangre a la tabla delgada. Dé tiempo a que el instrumento trabaje.

## Dirija la fuerza
1. Entre con un periótomo o luxador delgado por mesial, distal y palatino.
2. No entre por vestibular. Es la pared que quiere conservar.
3. Empuje a lo largo de la raíz, no contra la tabla, y sostenga varios segundos cada vez.
4. Rote las raíces únicas y redondas. No las balancee hacia el labio.
5. Si nada se mueve, seccione el diente en lugar de empujar más.

Apoye un dedo en la tabla mientras trabaja. El movimiento se siente antes de verse.

## Cuando se fractura la corona
Divida la raíz a lo largo con una fresa fina, dentro de la raíz, y lleve las mitades hacia el espacio. Otra opción
son los sistemas de extracción vertical, que traccionan en el eje. Mantenga la fresa lejos de la tabla y de los
vecinos, y enfríela.

## Señales de que está dañando
- La encía vestibular se pone blanca al empujar.
- El dedo apoyado en la tabla la siente moverse.
- Usted levanta el codo para hacer más fuerza.

Ante cualquiera de ellas, deténgase y seccione. Una raíz que toma veinte minutos deja un alvéolo útil. Una que toma
dos puede llevarse la tabla.

Avise al paciente antes de empezar que la paciencia es parte del plan.`,
      checklist: [
        'Corto las fibras antes de hacer fuerza',
        'Mantengo los instrumentos lejos de vestibular',
        'Conozco tres señales que me indican seccionar',
      ],
    },
    {
      slug: 'molar-sockets',
      title: 'Molares: seccionar y conservar el septo',
      minutes: 9,
      body: `Un molar es varios dientes unirradiculares bajo una corona. Trátelo así, y el hueso entre las raíces
queda para usted.

## Primero, seccionar
Retire la corona o córtela hasta la furca. En un molar inferior, un corte de vestibular a lingual separa las dos
raíces. En uno superior, un corte en T o en Y separa las tres.

Corte diente, no hueso. Deténgase cuando un elevador fino colocado en el corte mueva las partes una contra otra.
Después retire cada raíz por su propia curva.

## Proteja el septo
El septo es el único hueso nativo en el centro del sitio. Nunca apoye un elevador en él. Si una raíz no sale, vuelva
a seccionarla antes que usar el septo como punto de apoyo.

Mire lo que queda:
- **Septo ancho**: puede sujetar el implante, y los alvéolos alrededor se injertan.
- **Septo estrecho**: puede sujetar con cuidado, muchas veces tras un ensanchamiento gradual.
- **Sin septo**: el implante dependería de las paredes externas o del hueso apical. Suele convenir esperar.

## Sepa qué hay debajo
En el molar inferior, el conducto puede estar cerca de las raíces. En el superior, el piso del seno puede bajar
entre ellas. Mire la tomografía antes de curetear, porque una cureta puede abrir un piso delgado o la pared del
conducto.

Una raíz que se va al seno, o burbujas de aire en el alvéolo, terminan por ese día el plan del implante. Cierre,
informe al paciente, tome una imagen y refiera si hace falta.

## Decida con calma
Para un primer caso en molares, extraer con injerto alveolar y colocar el implante después es un buen plan. El
implante inmediato en molares es para cuando lo demás ya sea rutina.`,
      checklist: [
        'Secciono los molares antes de luxar',
        'Nunca uso el septo como punto de apoyo',
        'Reviso conducto y piso del seno antes de curetear',
      ],
    },
    {
      slug: 'feel-the-wall',
      title: 'Limpiar el alvéolo, palpar la pared',
      minutes: 8,
      body: `El diente está fuera. Los próximos cinco minutos deciden cuál de los dos planes sigue usted.

## Límpielo
Retire el tejido de granulación con una cureta afilada, de las paredes y del ápice. El tejido que queda sangra,
oculta las paredes y puede llevar infección. Trabaje contra el hueso donde es grueso, y con suavidad donde la tabla
es delgada. Lave con suero y mire otra vez.

El sangrado fresco de las paredes es bueno. Trae las células que harán el trabajo. Si una pared está blanca y seca,
unas perforaciones pequeñas por palatino o en el ápice pueden traer sangre.

## Pálpelo
Tome una sonda roma o un instrumento pequeño de punta redonda. Recorra la pared vestibular del ápice a la cresta en
tres líneas: mesial, media y distal. Note dónde termina la pared y mida desde el margen gingival.

1. Pared completa y cerca de la cresta: tipo 1.
2. Un defecto en V en el centro: tipo 2, aunque la encía se vea íntegra.
3. Pared ausente en todo su ancho: cierre y reconstruya.

Ponga un dedo por fuera mientras sondea por dentro. Si siente la sonda directamente bajo la encía, no hay hueso en
medio.

## Compare y decida
Diga el hallazgo en voz alta y compárelo con lo que sugería la tomografía.
**Lo que siente decide más que lo que vio.**

Después revise la segunda condición, hueso para la estabilidad, con una sonda en el ápice y en la pared palatina.

Si están las dos, siga. Si falta una, pase al segundo plan. Usted lo preparó, el paciente lo conoce y la bandeja
está lista.

> Una fotografía rápida del alvéolo vacío vale más en la historia que un párrafo de texto.`,
      checklist: [
        'Retiro todo el tejido de granulación antes de decidir',
        'Sondeo la pared vestibular en tres líneas',
        'Digo el hallazgo en voz alta y elijo el plan',
      ],
    },
  ],
}
