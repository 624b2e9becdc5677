package lucca.carrara;

import lucca.engine.GameKind;
import lucca.testkit.ElsewhereContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Records of another program")
class ElsewhereTest implements ElsewhereContract {
    @Override
    public GameKind kind() {
        return new CarraraKind();
    }
}
