import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'La regeneración',
  lessons: [
    {
      slug: 'four-conditions',
      title: 'Cuatro condiciones para el hueso nuevo',
      minutes: 9,
      film: 'gbr',
      body: `El hueso crece despacio y el tejido blando crece rápido. La regeneración ósea guiada le da al hueso el
tiempo y el espacio para llegar primero.

## Las cuatro condiciones
1. **Espacio.** El volumen que se busca debe mantenerse abierto hasta que el hueso lo llene.
2. **Quietud.** Un coágulo que se mueve se vuelve cicatriz. Injerto y membrana no deben desplazarse.
3. **Sangre.** Las células y los vasos vienen del hueso receptor, así que debe sangrar.
4. **Cierre.** La herida debe seguir cerrada sobre el injerto, sin tensión.

La mayoría de los fracasos se explica por una de estas cuatro. Antes de empezar, nombre qué aporta cada una en este
caso.

## Valore el defecto
Un defecto con paredes ayuda. Un alvéolo de cuatro paredes sostiene el coágulo por sí mismo. Un reborde plano tiene
una pared, y nada sostiene el injerto si no lo hace usted. Con menos paredes se necesita más una membrana rígida,
chinchetas o un armazón.

El ancho se gana con más previsibilidad que la altura. Ganar altura es para Clínico 2 y para manos con experiencia.

## Prepare el lecho
Levante un colgajo bastante más amplio que el defecto. Retire todo resto de tejido blando del hueso. Después haga
perforaciones pequeñas en la cortical con fresa fina y suero, para que la médula sangre hacia el injerto. El video
lo llama decorticación.

Aléjese de las raíces, del conducto y del foramen mentoniano.

## Con el implante o antes
Si el implante queda estable en la posición correcta y solo se expone parte de su superficie, implante e injerto
pueden ir juntos. Si sufrirían la posición o la estabilidad, injerte primero y regrese después. El video muestra de
seis a nueve meses, y los tiempos varían según el tamaño y el material.`,
      checklist: [
        'Puedo nombrar las cuatro condiciones',
        'Cuento las paredes del defecto antes de elegir una membrana',
        'Sé cuándo injertar primero y colocar después',
      ],
    },
    {
      slug: 'graft-materials',
      title: 'Materiales de injerto',
      minutes: 9,
      body: `Hay cuatro familias de injertos. Difieren en su origen, en la rapidez con que desaparecen y en lo que
aportan. Ninguna reemplaza un buen cierre.

## Las cuatro familias
- **Autoinjerto**: hueso del propio paciente. Aporta células vivas, se reabsorbe rápido y exige otra herida.
- **Aloinjerto**: hueso de donante humano, procesado. Se remodela en meses.
- **Xenoinjerto**: mineral óseo animal, por lo general bovino. Se reabsorbe muy lento y conserva volumen.
- **Aloplástico**: sintético, como el fosfato de calcio. Su comportamiento depende del producto.

![Gránulos de injerto óseo en un recipiente de vidrio, con cucharilla y membrana](figure:granules)

## El material según la tarea
Pregúntese qué debe hacer el injerto. Para conservar un contorno por años, conviene una reabsorción lenta. Para ser
hueso que sujete un implante en unos meses, conviene un material que se sustituya antes. Mezclar hueso propio con un
material lento es un término medio común.

Los gránulos pequeños llenan espacios pequeños. Los muy pequeños se lavan, y los grandes dejan huecos grandes.

## Hueso del mismo sitio
El hueso que se recoge de las fresas o con un raspador junto al sitio es autoinjerto sin otra herida. Manténgalo
húmedo en suero y sin saliva. El hueso raspado sirve como primera capa sobre la superficie del implante.

## Lo que preguntará el paciente
El paciente tiene derecho a conocer el origen. Algunos rechazan material humano o animal por fe o por convicción.
Pregunte antes del día de la cirugía y registre la respuesta. Explique que el material está procesado y es estéril,
y que no queda vivo.

Lea el instructivo. La caducidad, la hidratación y el uso único no son sugerencias. Guarde la etiqueta con su número
de lote en la historia, igual que la del implante.`,
      checklist: [
        'Puedo nombrar las cuatro familias y cómo se reabsorbe cada una',
        'Elijo según la tarea del injerto',
        'Pregunto por el origen antes del día de la cirugía',
      ],
    },
    {
      slug: 'membranes-and-tacks',
      title: 'Membranas y chinchetas',
      minutes: 10,
      film: 'gbr',
      body: `La membrana deja fuera el tejido blando, que crece rápido, mientras crece el hueso, que es lento. Cuál
elegir depende de la forma del defecto y de qué tan seguro esté del cierre.

## Dos grupos
Las **reabsorbibles**, casi siempre de colágeno, no se retiran. Se adaptan bien y toleran una pequeña apertura. Son
blandas, así que no mantienen el espacio por sí mismas. Duran de semanas a meses, según el producto.

Las **no reabsorbibles**, algunas con armazón de titanio, mantienen el espacio y duran lo que usted quiera. Exigen
una segunda cirugía y, si se exponen temprano, es probable la infección. Son para defectos que necesitan un techo, y
para manos con experiencia.

## Forma y colocación
1. Recorte una plantilla de papel o lámina del tamaño del defecto.
2. Recorte la membrana para que cubra el injerto y 2–3 mm de hueso más allá.
3. Redondee las esquinas. Las agudas cortan el colgajo desde abajo.
4. Aléjela 1 mm o más de los dientes vecinos, por donde entran bacterias.
5. Fíjela, coloque el injerto y dóblela encima. Sobrecontornee un poco por vestibular.

## La fijación
Chinchetas o tornillos pequeños por vestibular, suturas al periostio o el borde bajo el colgajo palatino mantienen
quieta la membrana. Compruébelo: mueva el labio. Si la membrana se mueve, no está fija. Ponga las chinchetas lejos
de las raíces y anote cuántas son.

Un injerto quieto cicatriza. Uno que se mueve se vuelve tejido blando con gránulos.

## Si después se expone
Una apertura pequeña sobre colágeno suele manejarse con enjuagues, visitas frecuentes y tiempo. La exposición de una
membrana no reabsorbible, o el pus sobre cualquier membrana, pide retirarla pronto. Explique al paciente desde antes
cómo se ve una exposición y a quién llamar.`,
      checklist: [
        'Puedo elegir entre los dos grupos según el defecto',
        'Recorto primero una plantilla y redondeo las esquinas',
        'Compruebo la fijación moviendo el labio',
      ],
    },
    {
      slug: 'closing-without-tension',
      title: 'Cierre sin tensión',
      minutes: 10,
      body: `Un injerto bajo un colgajo tenso es un injerto que se va a exponer. El colgajo se hizo para el reborde
que había. Ahora el reborde es más grande, y el colgajo debe ser más largo.

## Planéelo con la primera incisión
Haga desde el principio un colgajo bastante amplio. Ponga las descargas verticales lejos del injerto, un diente más
allá de lo que parece necesario, con base ancha. Un colgajo desgarrado con prisa al final no se puede avanzar.

## Libere el periostio
El periostio no se estira. Voltee el colgajo y corte el periostio cerca de la base, en una línea superficial y
continua de un extremo al otro. Basta menos de un milímetro de profundidad. Después estire el colgajo con suavidad:
gana longitud de inmediato.

1. Prueba: el colgajo debe pasar varios milímetros del borde opuesto, **sin que lo sostengan**.
2. Si no, profundice con cuidado la línea donde tira.
3. En la mandíbula, ubique el nervio mentoniano antes de cortar. Cerca del foramen, superficial.
4. En la cara lingual de la mandíbula, libere con instrumento romo y mucho cuidado.

Hágalo antes de colocar el injerto. Así el sangrado de la liberación se controla con el sitio todavía vacío.

## Dos planos de sutura
Primero, puntos colchoneros horizontales a unos milímetros del borde. Toman la tensión y evierten los bordes.
Después, puntos simples a lo largo del borde, que solo lo acercan.

Anude hasta que los bordes se toquen. Si un borde se pone blanco, libere más.

## Después
Ninguna prótesis sobre el sitio hasta aliviarla con generosidad. Sin cepillar la herida por algunos días; enjuagues
según la receta. Vea al paciente a la semana y a las dos semanas. La mayoría de las aperturas ocurre en ese tiempo,
y casi todas empiezan con tensión.`,
      checklist: [
        'Libero el periostio antes de injertar',
        'Pruebo el colgajo sin sostenerlo',
        'Suturo en dos planos',
      ],
    },
    {
      slug: 'socket-preservation',
      title: 'Preservación alveolar',
      minutes: 9,
      body: `Cuando la respuesta es «hoy no», el alvéolo todavía se puede tratar. Un injerto en la extracción frena
la pérdida del reborde y simplifica el implante posterior.

## Cuándo ayuda
Ayuda más donde la tabla es delgada o falta en parte, donde importa la estética y cuando pasarán meses antes del
implante. En un molar de paredes gruesas y fecha cercana puede aportar poco. Si hay una infección aguda que drena,
deje que ceda primero.

Sea franco sobre la meta: **perder menos, no dejar de perder**.

## Los pasos
1. Extraiga sin dañar y limpie el alvéolo por completo.
2. Palpe las paredes y anote cuáles faltan.
3. Si la tabla tiene un defecto, deslice una membrana de colágeno entre tabla y encía desde adentro.
4. Rellene con gránulos hasta el nivel del hueso, sin presionar.
5. Cubra: doble la membrana encima o use un tapón de colágeno, con una sutura cruzada.

Sobre una cubierta reabsorbible no hace falta cierre primario. Llevar la encía sobre el alvéolo desplaza el tejido
queratinizado al lugar equivocado.

## Cicatrización y regreso
La herida cierra en dos a cuatro semanas. El momento del implante depende del material y del tamaño del alvéolo.
Muchos esperan de tres a seis meses, y los materiales lentos piden más. Tome una tomografía nueva antes de planear,
porque la anterior muestra un reborde que ya no existe.

Al fresar un alvéolo injertado puede sentirse arenoso y blando. La estabilidad suele venir del hueso más allá del
antiguo ápice. Planee la longitud con eso en mente.

## Mientras tanto, el paciente
Un diente temporal, removible o adherido, no debe presionar el sitio. Revíselo a la semana y a las cuatro. Un
póntico ovoide que toca con suavidad puede sostener la encía, si usted sabe ajustarlo.`,
      checklist: [
        'Puedo decir cuándo ayuda más el injerto alveolar',
        'Prometo perder menos, no dejar de perder',
        'Tomo una tomografía nueva antes del implante',
      ],
    },
  ],
}
