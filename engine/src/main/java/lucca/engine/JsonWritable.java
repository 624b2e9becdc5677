package lucca.engine;

/// A record with a JSON form: an object with a member for each component, in their order. Lists,
/// maps and other writable records become lists and objects, and `null` becomes a JSON `null`, or
/// no member if the component is [MayBeAbsent]. The testkit checks this for observations.
public interface JsonWritable {
    Json.Obj json();
}
