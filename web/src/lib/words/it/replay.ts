export default {
  'replay.title': 'Replay: {0}',
  'replay.bar': 'Comandi del replay',
  'replay.back': 'Indietro',
  'replay.next': 'Avanti',
  'replay.play': 'Riproduci',
  'replay.stop': 'Pausa',
  'replay.moment': 'Punto della partita',
  'replay.at': '{0} di {1}: {2}',
  'replay.start': 'Inizio',
  'replay.link': 'Copia il link a questo punto',
  'replay.copied': 'Copiato',
  'proof.verify': 'Verifica il mescolamento',
  'proof.busy': 'Verifica in corso…',
  'proof.proven':
    'Verificato in questo browser: tutti gli esiti casuali ({0}) derivano dal segreto fissato dal server prima dell’inizio e dai valori casuali («sali») dei giocatori.',
  'proof.operator':
    'Giocatori che prima dell’inizio hanno fissato un valore casuale («sale»): {0}. Se almeno uno di loro è onesto, nessuno ha potuto scegliere il mescolamento, nemmeno il gestore di questo server.',
  'proof.players':
    'Nessun giocatore ha fissato un valore casuale («sale»). I giocatori non hanno potuto scegliere il mescolamento, ma il gestore di questo server avrebbe potuto.',
  'proof.unrevealed':
    'Giocatori che non hanno rivelato il loro valore casuale («sale»): {0}. Ognuno di loro, o il gestore di questo server, ha potuto scegliere tra due mescolamenti.',
  'proof.unnoted': 'Prima dell’inizio questo dispositivo non ha salvato nulla, quindi non c’è nulla con cui fare il confronto.',
  'proof.exchanged': 'Non verificato: il segreto non è quello fissato dal server prima dell’inizio.',
  'proof.salt': 'Non verificato: il valore casuale («sale») di {0} non è quello fissato prima dell’inizio.',
  'proof.forged': 'Non verificato: l’evento {0} non deriva dal segreto e dai valori casuali («sali»).',
  'proof.end': 'Non verificato: la partita non è finita come dice la registrazione.',
  'proof.failed':
    'Non è stato possibile verificare il mescolamento: la registrazione è incompleta o danneggiata, o la pagina non è aggiornata. Ricarica e riprova.',
  'playOn.title': 'Continua da qui',
  'playOn.seat': 'Il tuo posto',
  'playOn.bots': 'Avversari',
  'playOn.play': 'Gioca contro i bot',
  'playOn.shared': 'Gioca con altri su questo dispositivo',
  'playOn.person': 'Giocatore {0}',
  'playOn.hidden': 'Questa partita ha informazioni nascoste: potrai giocare da qui quando sarà finita.',
};
