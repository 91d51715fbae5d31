import { hasProtocol, isInternalUrl } from '../shared/url.js';

export { hasProtocol };
export default isInternalUrl;
