import common from './common';
import home from './home';

/** The words of the first page, which is to be there at once. */
export default { ...common, ...home };
