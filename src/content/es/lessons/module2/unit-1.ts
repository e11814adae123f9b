import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'La decisión',
  lessons: [
    {
      slug: 'ridge-after-extraction',
      title: 'Qué hace el reborde después de una extracción',
      minutes: 9,
      body: `Un alvéolo siempre cicatriza. La pregunta es qué forma tendrá entonces el reborde, porque de esa forma
depende que un implante quepa bajo la corona.

## Los primeros meses
El alvéolo se llena de coágulo, después de tejido joven y después de hueso reticular. Mientras crece hueso adentro,
el reborde se reduce por fuera. La mayor parte del cambio ocurre en los primeros meses, y casi todo por vestibular.

La causa es el hueso fasciculado. Reviste el alvéolo, pertenece al diente y desaparece con él. Donde la tabla
vestibular es delgada, casi no hay otra cosa. Por eso la tabla se reabsorbe, haya lo que haya en el alvéolo.

![Modelo seccionado de mandíbula con un implante en hueso, y el pilar y la corona encima](figure:bone_section)

## Lo que se ve en la boca
El reborde queda más estrecho y algo más bajo, y su cresta se desplaza hacia lingual o palatino. La encía sigue al
hueso. En el sector anterior superior se ve como un hundimiento sobre la corona y como papilas perdidas.

Un molar pierde menos de lo útil, porque el reborde ya era ancho.

## En qué puede influir usted
- Cuánto daño hace en la extracción: colgajo, fuerza y calor.
- Si el espacio junto a la tabla se rellena con un injerto de reabsorción lenta.
- Si la encía tiene soporte o se deja colapsar.
- Cuándo regresa al sitio.

Un implante inmediato **no detiene** esta remodelación. Solo ocupa el alvéolo mientras ocurre. Decirle a un paciente
«lo colocamos ahora para que no pierda hueso» no es cierto.

## Por qué importa en este módulo
Cada elección que sigue es una elección de tiempo. Se puede trabajar antes del cambio, durante el cambio o después.
Cada momento tiene su costo, y este módulo le enseña a nombrarlo antes de extraer.`,
      checklist: [
        'Puedo explicar por qué se reabsorbe una tabla vestibular delgada',
        'Sé cuándo ocurre la mayor parte del cambio',
        'No prometo que un implante inmediato conserva el hueso',
      ],
    },
    {
      slug: 'socket-types',
      title: 'Tipos de alvéolo',
      minutes: 10,
      body: `Dos alvéolos del mismo diente pueden necesitar tratamientos opuestos. Mire tres cosas, siempre en el
mismo orden: la tabla vestibular, la encía y el hueso más allá del ápice.

## Una clasificación sencilla
Hay varios sistemas. Este es común, y los docentes pueden enseñar el suyo:

- **Tipo 1**: tabla vestibular y encía en su nivel normal.
- **Tipo 2**: encía en su nivel normal, pero falta una parte de la tabla vestibular.
- **Tipo 3**: tanto la tabla como la encía se han retraído.

El tipo 2 es el que engaña. La encía se ve perfecta porque todavía la sostiene el diente. Cuando el diente sale,
nada la sostiene.

## Cómo se reconoce
Antes de extraer, sondee alrededor del diente. Una bolsa estrecha y profunda por vestibular sugiere que falta la
tabla o que hay una fractura radicular vertical. Compare el nivel de la encía con los vecinos. Lea el corte
transversal, sabiendo que una tabla muy delgada puede no verse.

Después de extraer, palpe la pared desde adentro con un instrumento romo. Este hallazgo vale más que la imagen.

## Qué permite cada tipo
El tipo 1 con hueso más allá del ápice es candidato a implante inmediato, si todo lo demás acompaña. El tipo 2 suele
estar mejor injertado y en espera, o tratado por etapas en manos con experiencia. El tipo 3 necesita reconstruir
tejidos primero.

## Los molares son distintos
En un molar la pregunta es el septo entre las raíces. Un septo ancho puede sujetar un implante. Uno estrecho, o
raíces fusionadas, dejan un hueco amplio sin pared donde sujetarse. Descríbalo en la historia: septo ancho, estrecho
o ausente.

> Anote el tipo dos veces: el esperado antes y el hallado después. Comparar los dos enseña a leer tomografías.`,
      checklist: [
        'Puedo describir los tres tipos de alvéolo',
        'Sé por qué engaña el tipo 2',
        'Describo el septo en todo alvéolo de molar',
      ],
    },
    {
      slug: 'signs-before-extraction',
      title: 'Señales antes de extraer',
      minutes: 10,
      film: 'cbct_scroll',
      body: `La mayor parte de la decisión se toma en el escritorio. Cuatro hallazgos hablan a favor de un implante
hoy, y cuatro en contra.

## A favor
1. Tabla vestibular íntegra en el corte transversal, a su altura normal.
2. Hueso más allá del ápice o hacia palatino, capaz de sujetar el implante.
3. Encía gruesa, con buena banda de tejido queratinizado.
4. Una línea de sonrisa que no muestra el margen.

## En contra
1. Infección aguda con pus, o inflamación de la cara.
2. Tabla ausente o fracturada, o un margen gingival que ya se retrajo.
3. Nervio, seno o piso nasal justo donde debería lograrse la estabilidad.
4. Un paciente que fuma mucho, no puede limpiar o no regresará.

Una lesión crónica en el ápice no siempre obliga a esperar si se puede retirar por completo. Las opiniones difieren,
y los docentes explican dónde ponen el límite.

![Pantalla de planificación con vistas axial, transversal y panorámica](figure:cbct)

## Lea la raíz en su lecho
Mire el ángulo entre la raíz y el reborde. En el sector anterior superior las raíces suelen estar pegadas a la tabla
vestibular, con hueso por palatino. Ahí se sujeta el implante. Si la raíz llena todo el reborde, o solo hay hueso
por vestibular, un implante inmediato no tiene dónde sujetarse.

Mida el hueso más allá del ápice y el palatino. Anote la distancia al piso nasal o al conducto.

## Encía delgada o gruesa
Introduzca una sonda en el surco vestibular. Si se transparenta, la encía es delgada. La encía delgada se retrae más
y deja ver metal y sombras. Por sí sola no prohíbe el plan, pero agrega un paso: un injerto bajo la encía, ahora o
después.`,
      checklist: [
        'Puedo nombrar cuatro hallazgos a favor y cuatro en contra',
        'Miro el ángulo de la raíz en el reborde',
        'Compruebo el grosor de la encía con una sonda',
      ],
    },
    {
      slug: 'immediate-or-wait',
      title: 'Inmediato, temprano o tardío',
      minutes: 11,
      film: 'immediate',
      body: `Hay tres buenos momentos para colocar un implante después de una extracción, y un plan para cada uno.
El paciente debe conocer al menos dos antes de que se toque el diente.

## Tres momentos
- **Inmediato**: en la misma visita. Una cirugía menos, mejor uso de la encía y más exigencia técnica.
- **Temprano**: con la encía cicatrizada, a menudo a las 4–8 semanas. Hay tejido para cubrir un injerto.
- **Tardío**: con el hueso cicatrizado, a menudo a los 3–6 meses o más. Sitio estable, reborde menor.

Las cifras varían según los autores. Lo que importa es qué se espera: encía o hueso.

## Compare los costos
El implante inmediato ahorra meses. Exige tabla íntegra, estabilidad más allá del alvéolo y una profundidad precisa.
Si sale mal en el sector anterior, es difícil de corregir.

La colocación temprana cuesta otra visita, pero da encía sana para cubrir un injerto. La tardía es la cirugía más
sencilla, sobre el reborde que quedó. Entre tanto, un injerto en el alvéolo conserva parte del volumen.

## Dos planes, una conversación
Explique los dos planes el mismo día, con costo y meses de cada uno. Diga con claridad que decide el alvéolo, y que
durante la cirugía puede pasar al segundo plan. Escriba ambos en el consentimiento.

Prepare la bandeja para los dos: implante y pilar de cicatrización, injerto, membrana y suturas. Prevea también el
diente temporal para los dos, porque de cualquier manera el paciente se va con un espacio.

## Una regla para el sillón
Si la tabla no está, si el implante gira entre sus dedos o si el eje sale de la corona: injerte, cierre y regrese
después. Un sitio cicatrizado es un buen sitio.

Lea [¿Inmediato o diferido?](/catalog/immediate-or-delayed).`,
      checklist: [
        'Puedo decir qué se espera en cada momento',
        'Escribo dos planes en un consentimiento',
        'Conozco tres hallazgos que me hacen cerrar y esperar',
      ],
    },
  ],
}
