import type en from './en';

export default {
  'towers.city': 'Città di {0} × {0} lotti. Usa le frecce per spostarti tra i lotti e i tasti da 1 a 4 per scegliere un colore.',
  'towers.supply': 'Riserva e situazione',
  'towers.neutral': 'neutrale',
  'towers.inSupply': 'nella riserva,',
  'towers.highest': 'torre più alta',
  'towers.prisoners': 'prigionieri',
  'towers.then': 'poi',
  'towers.prepared': '{0}. Da confermare',
  'towers.notHere': 'Qui non si può',
  'towers.refused': '{0}: qui non si può',
  'towers.block': 'Senza torre · {0} {0|lotto|lotti}',
  'towers.block.strong': '{0}: forza {1} · {2} {2|lotto|lotti}',
  'towers.view': 'Vista',
  'towers.view.city': 'Città',
  'towers.view.plan': 'Pianta',
  'towers.view.large': 'Ingrandisci la pianta con le altezze',
  'towers.view.left': 'Gira la città a sinistra',
  'towers.view.right': 'Gira la città a destra',
  'towers.win': 'Come si vince',
  'towers.win.how':
    'Vinci se all’inizio del tuo turno il tuo colore ha una torre di almeno {0} piani, più alta di quelle di ogni altro colore, oppure almeno {0} prigionieri, più di ogni altro colore.',
  'towers.struggles': 'Scontri',
  'towers.struggles.how': 'Quando una casa unisce due torri, queste si colpiscono a turno o si fondono. Qui vedi ogni passo prima di confermare.',
  'towers.fight.coming': 'Anteprima dello scontro',
  'towers.fight.last': 'L’ultimo scontro',
  'towers.fight.begin': '{0} contro {1}',
  'towers.fight.strike': '{0} · {1} colpisce',
  'towers.fight.merge': 'Le torri si fondono: {0}, {1} piani',
  'towers.fight.apart': 'Gli isolati si separano',
  'towers.fight.house': 'Resta solo una casa',
  'towers.fight.chooses': '{0} sceglie quale casa prendere.',
  'towers.fight.youChoose': 'Scegli quale casa prendere.',
  'towers.stay': 'Tieni il tuo colore',
  'towers.switch': 'Passa al {0}',
  'towers.say.first': 'Primo mattone ({0}): scegli un colore, poi un lotto.',
  'towers.say.second': 'Secondo mattone ({0}): scegli un colore, poi un lotto.',
  'towers.say.prisoner': 'Scegli la casa da fare prigioniera.',
  'towers.say.switch': 'Tieni il tuo colore o passa a uno neutrale.',
  'towers.fight.ifTaken': 'Se si prende {0}',
  'towers.fight.goesOn': 'Poi lo scontro continua.',

  'towers.figure.T3.1': 'Una casa rossa; una torre di due piani controllata dal bianco; una torre di quattro controllata dal blu.',
  'towers.figure.T3.3': 'Un piano nero entra sotto una torre bianca di due piani: ora la torre ha tre piani e la controlla ancora il bianco.',
  'towers.figure.T4.2': 'La casa rossa unisce due isolati con una torre ciascuno: si scontrano subito.',
  'towers.figure.T4.4':
    'Il bianco controlla entrambe le torri. I due piani superiori di quella a destra vanno sotto quella a sinistra; il mattone blu resta come casa.',
  'towers.lesson.1.see':
    'Il tuo colore è il bianco. In ogni turno posi due mattoni di due colori diversi, non per forza il tuo. Su un lotto vuoto un mattone è una casa.',
  'towers.lesson.1.do': 'Seleziona il lotto con il contorno tratteggiato, c3: una casa bianca.',
  'towers.lesson.2.see':
    'Il secondo mattone deve avere un altro colore. Le case che si toccano lungo un lato formano un isolato; presto questo isolato sosterrà una torre.',
  'towers.lesson.2.do': 'Posa accanto una casa rossa, su c4.',
  'towers.lesson.3.see':
    'Il nero ha iniziato un isolato a destra. E ora una torre: su un lotto occupato un mattone si infila da sotto, come piano. La tua casa bianca sale e resta in cima, e chi è in cima controlla la torre.',
  'towers.lesson.3.do': 'Infila un piano rosso sotto c3. Si può, perché nell’isolato c’è una casa rossa.',
  'towers.lesson.4.see':
    'Una torre può avere, per ogni colore, al massimo tanti piani quante sono le case di quel colore nel suo isolato. Una casa rossa, un piano rosso: per ora non puoi aggiungerne un altro. Ogni nuova casa permette un altro piano.',
  'towers.lesson.4.do': 'Posa una casa blu su d3: poi un piano potrà essere blu.',
  'towers.lesson.5.see':
    'Anche il nero ha una torre, su f3. Vince chi inizia il turno con una torre più alta di ogni altra e alta almeno quanto è larga la città: qui sei piani.',
  'towers.lesson.5.do': 'Infila un piano blu sotto c3: tre piani.',
  'towers.lesson.6.see':
    'Quando due torri si incontrano, si scontrano. La forza di una torre è pari alla sua altezza, ma non può superare il numero di case del suo isolato: la tua ha tre piani e due case, quindi forza 2.',
  'towers.lesson.6.do': 'Posa una casa bianca su b3. Tre case, forza 3.',
  'towers.lesson.7.see':
    'Una casa su e3 unirebbe i due isolati, e un isolato ha una sola torre: le due si scontrerebbero, e la più forte colpirebbe per prima. La tua ha forza 3, quella del nero 2.',
  'towers.lesson.7.do': 'Posa una casa nera su e3 e leggi come andrà lo scontro prima di confermare.',
  'towers.lesson.8.see':
    'Il tuo colpo ha tolto la cima nera, e il mattone rosso sotto ora è solo una casa. In cambio il nero ha fatto prigioniera la tua casa su b3: si vince anche con sei prigionieri. Ma tutte le case a destra ora sostengono la tua torre.',
  'towers.lesson.8.do': 'Tre case rosse, un piano rosso: infilane un secondo sotto c3.',
  'towers.lesson.9.see': 'Il nero ricomincia nell’angolo, ma è tardi. Contiamo: due case blu, d3 e f5, e un piano blu.',
  'towers.lesson.9.do': 'Infila un piano blu sotto c3: cinque piani.',
  'towers.lesson.10.see': 'Manca un piano. Vanno bene anche le case nere, perché chi è in cima ci resta: e3 e f6.',
  'towers.lesson.10.do': 'Infila un piano nero sotto c3: sei piani.',
  'towers.lesson.end':
    'Il tuo turno è iniziato con una torre di sei piani, la più alta della città: hai vinto. In una partita vera gli altri non stanno a guardare: uniscono isolati per abbattere la tua torre, o vincono con i prigionieri. Ora sai tutto ciò che serve.',
} satisfies Record<keyof typeof en, string>;
